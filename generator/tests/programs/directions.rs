//! The case `directions`: a server returns the value of the request, and a client sends back the value of
//! the response.

use std::collections::BTreeMap;

use client::types::{ArticleRequestMissing, UserRequestTypeMissing};
use client::{Client, Environment, RetryPolicy};
use server::operations::{
    AddUserFailure, AddUserRequest, AddUserResponse, LogInFailure, LogInRequest, LogInResponse,
    PutArticleFailure, PutArticleRequest, PutArticleResponse,
};
use server::types::{ArticleMissing, MailMissing, OwnerMissing, UserMissing};
use server::{Admit, Api, Contact, ContactRequest, Nullable, Owner, OwnerRequest, Server};

struct Store;

impl Api for Store {
    async fn add_user(&self, request: AddUserRequest) -> Result<AddUserResponse, AddUserFailure> {
        let mut user = request.body;
        let contact = user.contact.take().map(contact_response);
        let friends = None;
        let missing = UserMissing { id: 7, friends, contact };
        Ok(user.into_response(missing).into())
    }

    async fn log_in(&self, _: LogInRequest) -> Result<LogInResponse, LogInFailure> {
        Ok(Vec::new().into())
    }

    async fn put_article(
        &self,
        request: PutArticleRequest,
    ) -> Result<PutArticleResponse, PutArticleFailure> {
        let mut article = request.body;
        let pair = article.pair.take();
        let missing = ArticleMissing {
            pair: pair.map(|both| both.into_iter().map(contact_response).collect()),
            parent: Nullable::Absent,
            byline: article.byline.take().map(contact_response),
            owner: article.owner.take().map(owner),
            reviewers: None,
        };
        Ok(article.into_response(missing).into())
    }
}

fn contact_response(contact: ContactRequest) -> Contact {
    match contact {
        ContactRequest::Phone(phone) => Contact::Phone(phone),
        ContactRequest::Mail(mail) => mail.into_response(MailMissing { verified: true }).into(),
    }
}

fn owner(owner: OwnerRequest) -> Owner {
    owner.into_response(OwnerMissing { id: 1 })
}

impl Admit for Store {}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let server = Server::new(Store);
    let builder = Client::builder(Environment::at("http://api.example")).transport(server);
    let client = builder.retry(RetryPolicy::none()).build().unwrap();
    users(&client).await;
    articles(&client).await;
}

async fn users(client: &Client) {
    let required = client::types::UserRequestTypeRequired {
        name: "Mia".to_owned(),
        password: "secret".into(),
    };
    let mail = client::MailRequest::from(client::types::MailRequestRequired {
        address: "mia@shop.example".to_owned(),
    });
    let sent = client::UserRequestType::from(required).contact(client::ContactRequest::from(mail));
    let user = client.add_user(sent.clone()).send().await.unwrap().into_body();
    assert_eq!(user.id, 7);
    let Some(client::Contact::Mail(mail)) = &user.contact else {
        panic!("{user:?}");
    };
    assert!(mail.verified);
    // No response contains a password: to send the user back, it has to be set.
    let missing = UserRequestTypeMissing {
        password: "secret".into(),
        friends: None,
    };
    assert_eq!(user.into_request(missing), sent);
}

async fn articles(client: &Client) {
    let section = |text: &str| {
        let text = text.to_owned();
        let note = client::NoteRequest::default().at(3);
        let notes = BTreeMap::from([("a".to_owned(), Some(note)), ("b".to_owned(), None)]);
        client::SectionRequest::from(client::types::SectionRequestRequired { text }).notes(notes)
    };
    let mut sent = client::ArticleRequest::from(client::types::ArticleRequestRequired {
        title: "News".to_owned(),
        sections: vec![section("one"), section("two")],
        into_request_: true,
    })
    .lead(section("lead"))
    .comment("only asked".to_owned())
    .aside(client::types::ArticleAsideRequest::default());
    let others = [("more".to_owned(), section("more"))];
    sent.additional_properties.extend(others);
    let article = client.put_article(sent.clone()).send().await.unwrap().into_body();
    let missing = ArticleRequestMissing {
        parent: client::Nullable::Absent,
        reviewers: None,
    };
    // Only `writeOnly` properties are not returned.
    sent.comment = None;
    assert_eq!(article.into_request(missing), sent);
}
