"""SQLite in a thread of its own, with one trip to that thread for each statement.

SQLAlchemy and aiosqlite go there up to four times: for a cursor, to execute, to fetch, to close. Each time two threads
wake each other, which costs more than the statement itself, and on a busy machine each may wait for its turn. What
begins a transaction goes along with its first statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from threading import Thread
from typing import Any
from weakref import WeakSet

import aiosqlite
from sqlalchemy.dialects.sqlite.aiosqlite import (
    AsyncAdapt_aiosqlite_connection,
    AsyncAdapt_aiosqlite_cursor,
    AsyncAdapt_aiosqlite_dbapi,
)
from sqlalchemy.util import EMPTY_DICT


class Nothing:
    """A cursor before anything was executed."""

    description: Any = None
    rowcount = -1
    lastrowid: int | None = None
    arraysize = 1


class Outcome(Nothing):
    """What is left of a cursor that has been read and closed."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self.description = cursor.description
        self.rowcount = cursor.rowcount
        self.lastrowid = cursor.lastrowid


class Cursor(AsyncAdapt_aiosqlite_cursor):
    """Executes, fetches and closes in one trip."""

    __slots__ = ()

    def __init__(self, adapt_connection: Any) -> None:
        self._adapt_connection: Any = adapt_connection
        self._connection = adapt_connection._connection
        self._cursor: Any = Nothing()
        self._rows = deque()
        self._soft_closed_memoized = EMPTY_DICT

    async def _execute_async(self, operation: Any, parameters: Any) -> None:
        await self._trip(operation, () if parameters is None else parameters, many=False)

    async def _executemany_async(self, operation: Any, seq_of_parameters: Any) -> None:
        await self._trip(operation, seq_of_parameters, many=True)

    async def _trip(self, operation: Any, parameters: Any, *, many: bool) -> None:
        connection: sqlite3.Connection = self._connection._conn
        begin = self._adapt_connection.take_beginning()

        def execute() -> tuple[Outcome, list[Any]]:
            cursor = connection.cursor()
            try:
                if begin:
                    cursor.execute(begin)
                (cursor.executemany if many else cursor.execute)(operation, parameters)
                rows = cursor.fetchall() if cursor.description else []
                return Outcome(cursor), rows
            finally:
                cursor.close()

        async with self._adapt_connection._execute_mutex:
            self._cursor, rows = await self._connection._execute(execute)
            self._rows = deque(rows)

    async def _async_soft_close(self) -> None:
        """It is closed already."""

    def close(self) -> None:
        self._rows.clear()


class Connection(AsyncAdapt_aiosqlite_connection):
    """A connection with such cursors."""

    __slots__ = ("_beginning",)
    _cursor_cls = Cursor

    def __init__(self, dbapi: Any, connection: Any) -> None:
        super().__init__(dbapi, connection)
        self._beginning = ""

    def begin(self, statement: str) -> None:
        """A transaction begins with the next statement; one without any never was."""
        self._beginning = statement

    def take_beginning(self) -> str:
        """What must be said first."""
        statement, self._beginning = self._beginning, ""
        return statement

    def commit(self) -> None:
        if not self.take_beginning():
            super().commit()

    def rollback(self) -> None:
        if not self.take_beginning():
            super().rollback()


class Driver(AsyncAdapt_aiosqlite_dbapi):
    """Makes such connections: the `module` of an engine."""

    def __init__(self) -> None:
        super().__init__(aiosqlite, sqlite3)
        self.threads: WeakSet[Thread] = WeakSet()

    def connect(self, *arg: Any, **kw: Any) -> Connection:
        return Connection(self, super().connect(*arg, async_creator_fn=self.begun, **kw)._connection)

    def begun(self, *arg: Any, **kw: Any) -> aiosqlite.Connection:
        """A connection to be opened by a thread of its own, which does not keep the program from ending."""
        connection = aiosqlite.connect(*arg, **kw)
        connection._thread.daemon = True
        self.threads.add(connection._thread)
        return connection

    async def rest(self, patience: float) -> None:
        """Wait for the threads: one whose asker was called off still answers, and there must be a loop to answer to."""
        for thread in list(self.threads):
            if thread.is_alive():
                await asyncio.to_thread(thread.join, patience)
