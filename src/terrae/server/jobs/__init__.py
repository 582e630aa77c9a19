"""Jobs: what the server itself has to do, now or at a time: turns of bots, clocks, mail, analyses, tidying up.

A job is a row, written in the transaction that makes it necessary, so that neither can be lost without the other:

    async with database.writing() as connection:
        ...
        await jobs.add(connection, "mail", f"{guest}/{table}", due=now() + HOUR, payload={"ply": 12})

There is at most one job of a kind and key; adding it again replaces it, `jobs.ensure` leaves it as it is, and
`jobs.cancel` takes it away. Whoever knows what to do says so once, before the house opens:

    house.jobs.handle("mail", self.send)              # async def send(job: Job) -> datetime | None
    house.jobs.every("retention", timedelta(hours=1), self.tidy)

A handler that returns nothing is through; one that returns a moment is called again then. One that raises is called
again later, with longer and longer pauses, and after `most` failures the job is stuck: it stays, with its error, until
it is added anew. A database that does not answer is no failure.

**Once.** With several processes on PostgreSQL each job has one holder at a time, by a lease. A holder that is thought
dead may still be at work, so whatever must not happen twice is written in a transaction that calls
`await job.done(connection)` too: it raises `Lost`, and nothing is written, if the job is somebody else's now, was
cancelled, or was added anew.
"""

from terrae.server.jobs.rows import AGAIN, Job, Lost, add, cancel, ensure
from terrae.server.jobs.runner import Jobs

__all__ = ["AGAIN", "Job", "Jobs", "Lost", "add", "cancel", "ensure"]
