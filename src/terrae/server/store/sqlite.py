"""SQLite in a thread of its own, with one trip to that thread for each statement.

SQLAlchemy and aiosqlite go there up to four times: for a cursor, to execute, to fetch, to close. Each time two threads
wake each other, which costs more than the statement itself, and on a busy machine each may wait for its turn. What
begins a transaction goes along with its first statement; a statement whose outcome nobody asks for (`LATER`) goes along
with the next one, or with what ends the transaction; and nothing is rolled back where nothing was begun.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from threading import Thread
from typing import Any, TypeVar
from weakref import WeakSet

import aiosqlite
from sqlalchemy import event
from sqlalchemy.dialects.sqlite.aiosqlite import (
    AsyncAdapt_aiosqlite_connection,
    AsyncAdapt_aiosqlite_cursor,
    AsyncAdapt_aiosqlite_dbapi,
)
from sqlalchemy.engine import Engine, ExecutionContext
from sqlalchemy.util import EMPTY_DICT
from sqlalchemy.util.concurrency import await_

LATER = {"later": True}  # execution options of statements of which nobody wants to know more than that they were done
T = TypeVar("T")


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
        await self._say(operation, () if parameters is None else parameters, many=False)

    async def _executemany_async(self, operation: Any, seq_of_parameters: Any) -> None:
        await self._say(operation, seq_of_parameters, many=True)

    async def _say(self, operation: Any, parameters: Any, *, many: bool) -> None:
        def execute(cursor: sqlite3.Cursor) -> tuple[Outcome, list[Any]]:
            (cursor.executemany if many else cursor.execute)(operation, parameters)
            rows = cursor.fetchall() if cursor.description else []
            return Outcome(cursor), rows

        self._cursor, rows = await self._adapt_connection.trip(execute)
        self._rows = deque(rows)

    def put_off(self, operation: Any, parameters: Any, *, many: bool) -> None:
        """It goes along with whatever is said next."""
        self._adapt_connection.put_off(
            lambda cursor: (cursor.executemany if many else cursor.execute)(operation, parameters)
        )

    async def _async_soft_close(self) -> None:
        """It is closed already."""

    def close(self) -> None:
        self._rows.clear()


class Connection(AsyncAdapt_aiosqlite_connection):
    """A connection with such cursors."""

    __slots__ = ("_beginning", "_later", "_open")
    _cursor_cls = Cursor

    def __init__(self, dbapi: Any, connection: Any) -> None:
        super().__init__(dbapi, connection)
        self._beginning = ""
        self._later: list[Callable[[sqlite3.Cursor], object]] = []  # what was put off
        self._open = False  # may there be something to commit or roll back?

    def begin(self, statement: str) -> None:
        """A transaction begins with the next statement; one without any never was."""
        self._beginning = statement

    def put_off(self, act: Callable[[sqlite3.Cursor], object]) -> None:
        """Something is said along with what comes next."""
        self._later.append(act)

    async def trip(self, act: Callable[[sqlite3.Cursor], T]) -> T:
        """Go to the thread, say what must be said first, and act there."""
        connection: sqlite3.Connection = self._connection._conn
        beginning, later = self._beginning, self._later
        self._beginning, self._later = "", []
        self._open = True  # also if whoever waits for it is called off: the thread goes on

        def execute() -> T:
            cursor = connection.cursor()
            try:
                if beginning:
                    cursor.execute(beginning)
                for one in later:
                    one(cursor)
                return act(cursor)
            finally:
                cursor.close()

        async with self._execute_mutex:
            found: T = await self._connection._execute(execute)
            return found

    def commit(self) -> None:
        if self._later:
            try:
                await_(self.trip(lambda cursor: cursor.connection.commit()))
            except Exception as error:
                self._handle_exception(error)
        elif self._open:
            super().commit()
        self._beginning, self._open = "", False

    def rollback(self) -> None:
        self._beginning, self._later = "", []
        if self._open:
            super().rollback()
            self._open = False


def put_off_where_told(engine: Engine) -> None:
    """Statements with the option `LATER` wait for the next one."""

    @event.listens_for(engine, "do_execute")
    def once(cursor: Cursor, statement: str, parameters: Any, context: ExecutionContext) -> bool:
        return put_off(cursor, statement, parameters, context, many=False)

    @event.listens_for(engine, "do_executemany")
    def many(cursor: Cursor, statement: str, parameters: Any, context: ExecutionContext) -> bool:
        return put_off(cursor, statement, parameters, context, many=True)

    def put_off(cursor: Cursor, statement: str, parameters: Any, context: ExecutionContext, *, many: bool) -> bool:
        told = "later" in context.execution_options
        if told:
            cursor.put_off(statement, parameters, many=many)
        return told


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
