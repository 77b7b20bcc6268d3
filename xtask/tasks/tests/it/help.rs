//! The help of `cargo xtask` and of the package `tasks`.

use clap::{Command, CommandFactory as _, Subcommand as _};
use tasks::Cli;
use xtask::ForwardedTask;

#[test]
fn xtask_forwards_each_task() {
    let forwarded = ForwardedTask::augment_subcommands(Command::new("xtask"));
    assert_eq!(summaries(&forwarded), summaries(&Cli::command()));
}

/// The names and summaries of the tasks, in the order of the names.
fn summaries(command: &Command) -> Vec<(String, String)> {
    let visible = command.get_subcommands().filter(|task| !task.is_hide_set());
    let mut summaries: Vec<_> = visible
        .map(|task| {
            let summary = task.get_about().map(ToString::to_string);
            (task.get_name().to_owned(), summary.unwrap_or_default())
        })
        .collect();
    summaries.sort();
    summaries
}
