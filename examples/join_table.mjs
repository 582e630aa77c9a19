// Joins a table over the open API, waits for its turn, and plays one: node 20 or newer, without any package.
//
//     node examples/join_table.mjs http://127.0.0.1:8707 terrae_... http://127.0.0.1:8707/join/...
//
// The token is made on the page of an account, with the scopes read and play, for the account itself or for a bot of it.
// The link is what whoever set the table up gave away. `/schema` of the server describes every request.

const [server, token, link] = process.argv.slice(2);
if (!link) {
  console.error("usage: node join_table.mjs SERVER TOKEN LINK");
  process.exit(2);
}
const headers = { authorization: `Bearer ${token}` };

/** Look at something, or do something; a refusal says why. */
async function ask(path, body) {
  const options = body && { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(new URL(path, server), options || { headers });
  const data = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status}: ${data.detail}`);
  return data;
}

/** What happens at all tables of mine: server-sent events, each with a name and data. */
async function* news() {
  const answer = await fetch(new URL("/api/stream", server), { headers });
  let text = "";
  for await (const some of answer.body.pipeThrough(new TextDecoderStream())) {
    const notes = (text + some).split("\n\n");
    text = notes.pop();
    for (const note of notes) {
      const found = note.match(/^event: (.*)\ndata: (.*)$/);
      if (found) yield [found[1], JSON.parse(found[2])];
    }
  }
}

const invitation = link.split("/").pop();
const { table } = await ask(`/api/invitations/${invitation}`);
const { seat } = await ask(`/api/tables/${table}/join`, { token: invitation });
console.log(`sitting in seat ${seat} of table ${table}`);
for await (const [name, told] of news()) {
  if (name !== "turn" || told.table !== table) continue;
  const { ply, epoch, ask: asked } = await ask(`/api/tables/${table}?picture=false`);
  const [choice] = asked.choices;
  await ask(`/api/tables/${table}/moves`, { ply, epoch, seat: asked.seat, moves: choice.moves });
  console.log(`played ${choice.label}`);
  process.exit(0);
}
