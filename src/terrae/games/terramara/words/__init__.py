"""The words of Terramara: questions, answers, reasons, help, and the messages they are made of."""
