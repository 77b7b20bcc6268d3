//! The issues of a repository, and the errors of listing them.

use std::error::Error;
use std::fmt;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use github_client::issues::{IssuesListForRepoFailure, IssuesListForRepoRequired};
use github_client::types::RateLimitedHeaders;
use github_client::{BasicError, Client, Failure, Issue, Reply};

/// Returns the newest open issues, of as many pages as necessary.
pub async fn issues(
    client: &Client,
    repository: IssuesListForRepoRequired,
    count: usize,
) -> Result<Vec<Issue>, ListError> {
    let mut items = client
        .issues_list_for_repo(repository)
        .per_page(100)
        .items();
    let mut issues = Vec::new();
    while issues.len() < count
        && let Some(issue) = items.next().await
    {
        let issue = issue?;
        // Pull requests are listed as issues.
        if issue.pull_request.is_none() {
            issues.push(issue);
        }
    }
    Ok(issues)
}

/// An error of listing the issues of a repository.
#[derive(Debug)]
pub enum ListError {
    /// The repository does not exist, or the token does not permit to read it.
    NotFound,
    /// A rate limit was exceeded: the time to wait.
    RateLimited(Duration),
    Other(Failure<IssuesListForRepoFailure>),
}

impl From<Failure<IssuesListForRepoFailure>> for ListError {
    fn from(failure: Failure<IssuesListForRepoFailure>) -> Self {
        use IssuesListForRepoFailure::{Forbidden, NotFound, TooManyRequests};
        let wait = match &failure {
            Failure::Operation(NotFound(_)) => return Self::NotFound,
            Failure::Operation(Forbidden(error) | TooManyRequests(error)) => wait(error),
            _ => None,
        };
        wait.map_or(Self::Other(failure), Self::RateLimited)
    }
}

/// The time until the rate limit is reset, or `None` if it was not exceeded.
fn wait(error: &Reply<BasicError>) -> Option<Duration> {
    let headers: RateLimitedHeaders = error.headers();
    if let Some(seconds) = headers.retry_after {
        return Some(Duration::from_secs(seconds.try_into().ok()?));
    }
    headers.x_rate_limit_remaining.filter(|&count| count == 0)?;
    let reset = Duration::from_secs(headers.x_rate_limit_reset?.try_into().ok()?);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    Some(reset.saturating_sub(now))
}

impl fmt::Display for ListError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFound => formatter.write_str("no such repository"),
            Self::RateLimited(wait) => {
                let seconds = wait.as_secs();
                write!(formatter, "rate limit exceeded; try again in {seconds} s")
            }
            Self::Other(failure) => failure.fmt(formatter),
        }
    }
}

impl Error for ListError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::NotFound | Self::RateLimited(_) => None,
            Self::Other(failure) => failure.source(),
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::extract::RawQuery;
    use axum::response::IntoResponse;
    use axum::routing::get;
    use github_client::issues::IssuesListForRepo;
    use github_client::{Environment, Mock};
    use http::StatusCode;
    use serde_json::{Value, json};

    use super::*;

    const JSON: (&str, &str) = ("content-type", "application/json");

    fn repository() -> IssuesListForRepoRequired {
        IssuesListForRepoRequired {
            owner: "octocat".to_owned(),
            repo: "hello".to_owned(),
        }
    }

    /// A client of an API with other handlers, in this process.
    fn client(api: Router) -> Client {
        let builder = Client::builder(Environment::production()).transport(api);
        builder.token("t1").build().unwrap()
    }

    fn issue(number: u64) -> Value {
        let url = "https://github.invalid";
        json!({
            "id": number, "node_id": "", "number": number, "title": format!("Issue {number}"), "state": "open",
            "url": url, "repository_url": url, "labels_url": url, "comments_url": url, "events_url": url, "html_url": url,
            "user": null, "labels": ["bug", {"name": "help"}], "assignee": null, "milestone": null, "locked": false,
            "comments": 0, "closed_at": null, "created_at": "2026-01-01T00:00:00Z", "updated_at": "2026-01-01T00:00:00Z",
        })
    }

    /// As on GitHub, the URL of the second page has another path.
    #[tokio::test]
    async fn pages_are_read_until_there_are_enough_issues() {
        let first = async |RawQuery(query): RawQuery| {
            assert_eq!(query.as_deref(), Some("per_page=100"));
            let next = r#"<https://api.github.com/repositories/1/issues?page=2>; rel="next""#;
            let mut pull_request = issue(8);
            let nulls = json!({"diff_url": null, "html_url": null, "patch_url": null, "url": null});
            pull_request["pull_request"] = nulls;
            let issues = json!([issue(9), pull_request]);
            ([JSON, ("link", next)], issues.to_string()).into_response()
        };
        let second = async || ([JSON], json!([issue(7), issue(6)]).to_string());
        let api = Router::new()
            .route("/repos/octocat/hello/issues", get(first))
            .route("/repositories/1/issues", get(second));
        let client = client(api);
        for (count, expected) in [(1, &[9][..]), (2, &[9, 7]), (5, &[9, 7, 6])] {
            let issues = issues(&client, repository(), count).await.unwrap();
            let numbers: Vec<i64> = issues.iter().map(|issue| issue.number).collect();
            assert_eq!(numbers, expected);
        }
    }

    #[tokio::test]
    async fn rate_limits_have_a_time_to_wait() {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        let reset = (now.as_secs() + 600).to_string();
        let over = |status, headers: [(&'static str, String); 2]| {
            let response = (status, [JSON], headers, r#"{"message": "Limit"}"#);
            client(Router::new().fallback(async move || response))
        };
        let remaining = |count: u8| ("x-ratelimit-remaining", count.to_string());
        let primary = [remaining(0), ("x-ratelimit-reset", reset.clone())];
        let secondary = [remaining(9), ("retry-after", "3600".to_owned())];
        let other = [remaining(9), ("x-ratelimit-reset", reset)];

        let client = over(StatusCode::FORBIDDEN, primary);
        let error = issues(&client, repository(), 1).await.unwrap_err();
        let ListError::RateLimited(wait) = error else {
            panic!("{error:?}")
        };
        assert!((590..=600).contains(&wait.as_secs()), "{wait:?}");

        let client = over(StatusCode::TOO_MANY_REQUESTS, secondary);
        let error = issues(&client, repository(), 1).await.unwrap_err();
        assert_eq!(
            error.to_string(),
            "rate limit exceeded; try again in 3600 s"
        );

        let client = over(StatusCode::FORBIDDEN, other);
        let error = issues(&client, repository(), 1).await.unwrap_err();
        assert!(matches!(error, ListError::Other(_)), "{error:?}");
    }

    /// Without a server: the mock responds to the calls.
    #[tokio::test]
    async fn an_unknown_repository_is_an_error() {
        let mock = Mock::new();
        mock.on::<IssuesListForRepo>(|request| {
            assert_eq!(request.path(), "/repos/octocat/hello/issues");
            let error = Reply::of(BasicError::default());
            Err(IssuesListForRepoFailure::NotFound(error).into())
        });
        let error = issues(&mock.client(), repository(), 1).await.unwrap_err();
        assert_eq!(error.to_string(), "no such repository");
    }
}
