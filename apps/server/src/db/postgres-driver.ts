// Kysely's PostgreSQL driver with one thing more: the database's troubles come out as coded refusals, and its health hears
// of them. Must never try anything again: whether a lost statement was done, nobody knows.
import { PostgresDialect, PostgresDriver, SelectQueryNode } from "kysely";
import type { CompiledQuery, DatabaseConnection, Driver, PostgresDialectConfig } from "kysely";
import { refusalFrom } from "./database-health.ts";
import type { DatabaseHealth } from "./database-health.ts";
import { troubleOf } from "./database-trouble.ts";

/** PostgreSQL's dialect, with refusals. */
export class RefusingPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #health: DatabaseHealth;

  constructor(config: PostgresDialectConfig, health: DatabaseHealth) {
    super(config);
    this.#config = config;
    this.#health = health;
  }

  override createDriver(): Driver {
    return new RefusingDriver(this.#config, this.#health);
  }
}

class RefusingDriver extends PostgresDriver {
  readonly #health: DatabaseHealth;
  readonly #known = new WeakSet<DatabaseConnection>();
  /** Connections on which the database could not be reached: its end may have been told, and the socket not be closed yet. */
  readonly #doubtful = new WeakSet<DatabaseConnection>();

  constructor(config: PostgresDialectConfig, health: DatabaseHealth) {
    super(config);
    this.#health = health;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await this.#tell(() => super.acquireConnection(), false);
    if (this.#known.has(connection)) return connection;
    this.#known.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = <Row>(query: CompiledQuery) => {
      const noted = () =>
        execute<Row>(query).catch((error: unknown) => {
          if (troubleOf(error) === "away") this.#doubtful.add(connection);
          throw error;
        });
      return this.#tell(noted, !SelectQueryNode.is(query.query));
    };
    return connection;
  }

  /** Nobody is lent a connection that has ended: what cannot even roll back is thrown away. */
  override async releaseConnection(
    ...[connection]: Parameters<PostgresDriver["releaseConnection"]>
  ): Promise<void> {
    if (this.#doubtful.delete(connection)) await this.rollbackTransaction(connection);
    await super.releaseConnection(connection);
  }

  /** Whoever rolls back has a cause to tell; a connection that cannot roll back is thrown away by the driver. */
  override async rollbackTransaction(
    ...[connection]: Parameters<PostgresDriver["rollbackTransaction"]>
  ): Promise<void> {
    // As said above: the cause is on its way already.
    await super.rollbackTransaction(connection).catch(() => undefined);
  }

  async #tell<T>(task: () => Promise<T>, wrote: boolean): Promise<T> {
    try {
      const result = await task();
      this.#health.worked(wrote);
      return result;
    } catch (cause) {
      throw refusalFrom(cause, this.#health);
    }
  }
}
