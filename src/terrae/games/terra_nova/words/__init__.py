"""The words of Terra Nova: questions, answers, reasons, help, and the messages they are made of."""
