// Standings on both databases.
import { postgresDatabases, sqliteDatabases } from "../../testing/databases.ts";
import { standingsContract } from "./standings.contract.ts";

standingsContract(sqliteDatabases());
standingsContract(postgresDatabases());
