"""The words of Terra Mystica: questions, answers, reasons, help, and the messages they are made of."""
