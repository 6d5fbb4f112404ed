// Finished games on both databases.
import { postgresDatabases, sqliteDatabases } from "../testing/databases.ts";
import { gamesContract } from "./games.contract.ts";

gamesContract(sqliteDatabases());
gamesContract(postgresDatabases());
