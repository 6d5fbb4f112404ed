// Left games on both databases.
import { postgresDatabases, sqliteDatabases } from "../testing/databases.ts";
import { leftGamesContract } from "./left-games.contract.ts";

leftGamesContract(sqliteDatabases());
leftGamesContract(postgresDatabases());
