"""`python -m terrae` is the command line."""

from terrae.cli import main

if __name__ == "__main__":
    main()
