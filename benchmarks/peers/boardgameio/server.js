// boardgame.io's own server with the island: node server.js PORT [FOLDER]. With a folder it keeps matches in files.
const { FlatFile, Server } = require("boardgame.io/server");
const island = require("./island");

const [port, folder] = process.argv.slice(2);
console.info = () => {};
console.error = () => {};
const server = Server({
  games: [island],
  origins: ["http://127.0.0.1"],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run(Number(port), () => console.log("ready"));
