// The subscription's contract on both databases.
import { postgresDatabases, sqliteDatabases } from "../testing/databases.ts";
import { subscriptionContract } from "./subscription.contract.ts";

subscriptionContract(sqliteDatabases());
subscriptionContract(postgresDatabases());
