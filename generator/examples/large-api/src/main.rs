//! Lists the newest open issues of a repository: `cargo run -p large-api-example -- rust-lang/rust 50`. The variable `GITHUB_TOKEN`
//! can contain a token, which raises the rate limit.

mod list;

use std::env;
use std::error::Error;
use std::process::ExitCode;

use github_client::issues::IssuesListForRepoRequired;
use github_client::{Client, Environment};

#[tokio::main]
async fn main() -> Result<ExitCode, Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let repository = arguments.first().and_then(|it| it.split_once('/'));
    let Some((owner, repo)) = repository else {
        eprintln!("usage: large-api-example OWNER/REPOSITORY [COUNT]");
        return Ok(ExitCode::from(2));
    };
    let count = arguments.get(1).map_or(Ok(20), |count| count.parse())?;

    let mut builder = Client::builder(Environment::production());
    if let Ok(token) = env::var("GITHUB_TOKEN") {
        builder = builder.token(token);
    }
    let repository = IssuesListForRepoRequired {
        owner: owner.to_owned(),
        repo: repo.to_owned(),
    };
    match list::issues(&builder.build()?, repository, count).await {
        Ok(issues) => {
            for issue in issues {
                println!("#{} {}", issue.number, issue.title);
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(error) => {
            eprintln!("error: {error}");
            let mut cause = error.source();
            while let Some(error) = cause {
                eprintln!("cause: {error}");
                cause = error.source();
            }
            Ok(ExitCode::FAILURE)
        }
    }
}
