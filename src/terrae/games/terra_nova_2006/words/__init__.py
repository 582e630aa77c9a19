"""The words of Terra Nova (2006): questions, answers, reasons, help, and the messages they are made of."""
