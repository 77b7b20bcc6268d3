//! `adoption-store keys`.

use std::io::{self, Write};

use anyhow::{Context, ensure};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Args, Subcommand, value_parser};

use super::counting::{Counter, CounterArgs};
use super::{DatabaseArgs, EXIT_CODES, block_on, refuse};
use crate::keys::{self, Plan};
use crate::limits::{self, Rates};

#[derive(Subcommand)]
pub(super) enum Command {
    /// Make a key and print it: the only time that it is shown.
    #[command(after_help = EXIT_CODES)]
    Create(Create),
    /// List the keys, without their text.
    #[command(after_help = EXIT_CODES)]
    List(DatabaseArgs),
    /// Make a key invalid; a running service refuses it within a second.
    #[command(after_help = EXIT_CODES)]
    Revoke {
        /// The number of the key, as in the list.
        id: i64,
        #[command(flatten)]
        database: DatabaseArgs,
    },
    /// Lift the ban of a key, and forget it; a running service admits its requests within a second.
    #[command(after_help = EXIT_CODES)]
    Unban {
        /// The number of the key, as in the list.
        id: i64,
        #[command(flatten)]
        counted: CounterArgs,
        #[command(flatten)]
        database: DatabaseArgs,
    },
}

fn plan() -> impl TypedValueParser<Value = Plan> {
    let names = Plan::ALL.map(|plan| PossibleValue::new(plan.as_str()).help(told(plan)));
    let names = PossibleValuesParser::new(names);
    names.try_map(|name| Plan::parse(&name).ok_or("there is no such plan"))
}

/// What a plan is.
fn told(plan: Plan) -> String {
    match plan.rates() {
        Some(Rates {
            per_minute,
            per_day,
        }) => format!("{per_minute} requests per minute, {per_day} per day"),
        None => "its own, by --per-minute and --per-day".to_owned(),
    }
}

#[derive(Args)]
pub(super) struct Create {
    /// The plan, which sets the rates.
    #[arg(long, value_parser = plan())]
    plan: Plan,
    /// Requests per minute (enterprise only).
    #[arg(long, value_name = "N", requires = "per_day", value_parser = value_parser!(u32).range(1..))]
    per_minute: Option<u32>,
    /// Requests per day (enterprise only).
    #[arg(long, value_name = "N", requires = "per_minute", value_parser = value_parser!(u32).range(1..))]
    per_day: Option<u32>,
    /// A label for the list.
    #[arg(long, value_name = "LABEL", default_value = "")]
    name: String,
    #[command(flatten)]
    database: DatabaseArgs,
}

pub(super) fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Create(create) => block_on(create.run()),
        Command::List(database) => block_on(list(&database)),
        Command::Revoke { id, database } => block_on(revoke(id, &database)),
        Command::Unban {
            id,
            counted,
            database,
        } => block_on(unban(id, &counted.counter, &database)),
    }
}

impl Create {
    async fn run(self) -> anyhow::Result<()> {
        let custom = self.custom_rates();
        let token = keys::new_token()?;
        let database = self.database.open().await?;
        let id = keys::insert(&database, &token, self.plan, custom, &self.name).await?;
        database.close().await;
        writeln!(io::stdout(), "{token}")
            .with_context(|| format!("key {id} was made, but not shown"))
    }

    /// The rates that were given; ends the process if they do not go with the
    /// plan.
    fn custom_rates(&self) -> Option<Rates> {
        let given = self.per_minute.zip(self.per_day);
        let custom = given.map(|(per_minute, per_day)| Rates {
            per_minute,
            per_day,
        });
        let plan = self.plan.as_str();
        match (self.plan.rates(), custom) {
            (Some(_), Some(_)) => refuse(
                ErrorKind::ArgumentConflict,
                format!(
                    "the plan {plan} has fixed rates: --per-minute and --per-day do not go with it"
                ),
            ),
            (None, None) => refuse(
                ErrorKind::MissingRequiredArgument,
                format!("the plan {plan} needs --per-minute and --per-day"),
            ),
            _ => custom,
        }
    }
}

async fn list(database: &DatabaseArgs) -> anyhow::Result<()> {
    let database = database.open_existing().await?;
    let records = keys::list(&database).await?;
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{:>6}  {:10}  {:>10}  {:>10}  {:20}  {:20}  name",
        "id", "plan", "per minute", "per day", "created", "revoked"
    )?;
    for record in records {
        let keys::Key { id, plan, rates } = record.key;
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

async fn revoke(id: i64, database: &DatabaseArgs) -> anyhow::Result<()> {
    let database = database.open_existing().await?;
    let revoked = keys::revoke(&database, id).await?;
    database.close().await;
    ensure!(revoked, "there is no valid key with the number {id}");
    Ok(())
}

/// Lifts a ban where the service looks for it.
async fn unban(id: i64, counter: &Counter, database: &DatabaseArgs) -> anyhow::Result<()> {
    match counter {
        Counter::Memory => {
            let database = database.open_existing().await?;
            let lifted = limits::lift(&database, id).await?;
            database.close().await;
            ensure!(
                lifted,
                "the database has no ban of a key with the number {id}; if the service has --rate-limits redis://…, \
                 give the same here"
            );
        }
        Counter::Server(server) => {
            let lifted = limits::lift_on(server, id).await?;
            ensure!(lifted, "{counter} has no ban of a key with the number {id}");
        }
    }
    Ok(())
}
