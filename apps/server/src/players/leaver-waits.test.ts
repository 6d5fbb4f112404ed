// Left games on both databases.
import { postgresDatabases, sqliteDatabases } from "../testing/databases.ts";
import { leftGamesContract } from "./leaver-waits.contract.ts";

leftGamesContract(sqliteDatabases());
leftGamesContract(postgresDatabases());
