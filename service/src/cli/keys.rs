//! `adoption-store keys`.

use std::io::{self, Write};

use anyhow::{Context, ensure};
use clap::error::ErrorKind;
use clap::{Args, Subcommand};

use super::limits::CounterArgs;
use super::{DatabaseArgs, EXIT_CODES, at_least_1, block_on, refuse};
use crate::database::Database;
use crate::keys::{self, Key, Plan};
use crate::limits::{self, Rates};

#[derive(Args)]
pub(super) struct Options {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    database: DatabaseArgs,
}

#[derive(Subcommand)]
enum Command {
    /// Create a key and print it. It is not shown again.
    #[command(after_help = EXIT_CODES)]
    Create(Create),
    /// List the keys, including revoked ones.
    #[command(after_help = EXIT_CODES)]
    List,
    /// Revoke a key; a running service rejects it within a second.
    #[command(after_help = EXIT_CODES)]
    Revoke {
        /// The number of the key.
        id: i64,
    },
    /// Lift the ban of a key; a running service admits its requests within a second.
    #[command(after_help = EXIT_CODES)]
    Unban {
        /// The number of the key.
        id: i64,
        #[command(flatten)]
        counter: CounterArgs,
    },
}

#[derive(Args)]
struct Create {
    /// The plan.
    #[arg(long)]
    plan: Plan,
    /// Requests per minute (enterprise only).
    #[arg(long, value_name = "N", requires = "per_day", value_parser = at_least_1())]
    per_minute: Option<u32>,
    /// Requests per day (enterprise only).
    #[arg(long, value_name = "N", requires = "per_minute", value_parser = at_least_1())]
    per_day: Option<u32>,
    /// A label for the list.
    #[arg(long, value_name = "LABEL", default_value = "")]
    name: String,
}

pub(super) fn run(Options { command, database }: Options) -> anyhow::Result<()> {
    block_on(async {
        match command {
            Command::Create(create) => create.run(&database).await,
            Command::List => list(&database.open_existing().await?).await,
            Command::Revoke { id } => {
                let database = database.open_existing().await?;
                let is_revoked = keys::revoke(&database, id).await?;
                database.close().await;
                ensure!(is_revoked, "no active key with the number {id}");
                Ok(())
            }
            Command::Unban { id, counter } => unban(id, &counter, &database).await,
        }
    })
}

impl Create {
    async fn run(self, database: &DatabaseArgs) -> anyhow::Result<()> {
        let rates = self.per_minute.zip(self.per_day);
        let rates = rates.map(|(per_minute, per_day)| Rates {
            per_minute,
            per_day,
        });
        if self.plan.rates().is_some() == rates.is_some() {
            let message =
                "enterprise needs --per-minute and --per-day; other plans have fixed rates";
            refuse(ErrorKind::ArgumentConflict, message.to_owned());
        }
        let token = keys::new_token()?;
        let database = database.open().await?;
        let id = keys::insert(&database, &token, self.plan, rates, &self.name).await?;
        database.close().await;
        let shown = writeln!(io::stdout(), "{token}");
        shown.with_context(|| format!("key {id} was created, but not shown"))
    }
}

async fn list(database: &Database) -> anyhow::Result<()> {
    let records = keys::list(database).await?;
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{:>6}  {:10}  {:>10}  {:>10}  {:20}  {:20}  name",
        "id", "plan", "per minute", "per day", "created", "revoked"
    )?;
    for record in records {
        let Key { id, plan, rates } = record.key;
        writeln!(
            out,
            "{id:>6}  {:10}  {:>10}  {:>10}  {:20}  {:20}  {}",
            plan.as_str(),
            rates.per_minute,
            rates.per_day,
            record.created_at,
            record.revoked_at.as_deref().unwrap_or("-"),
            record.name.escape_debug()
        )?;
    }
    Ok(())
}

/// Lifts a ban on the Redis server or in the database.
async fn unban(id: i64, counter: &CounterArgs, database: &DatabaseArgs) -> anyhow::Result<()> {
    let is_lifted = match counter.server() {
        Some(server) => limits::lift_on(&server, id).await?,
        None => {
            let database = database.open_existing().await?;
            let is_lifted = limits::lift(&database, id).await?;
            database.close().await;
            is_lifted
        }
    };
    ensure!(
        is_lifted,
        "key {id} is not banned; `--rate-limits` must be that of the service"
    );
    Ok(())
}
