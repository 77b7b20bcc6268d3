//! Runs the script against the server in axum.

use std::process::Command;

use tokio::net::TcpListener;

#[tokio::test(flavor = "multi_thread")]
async fn the_script_adds_animals() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/v1", listener.local_addr().unwrap());
    tokio::spawn(axum::serve(listener, axum_example::app()).into_future());
    let script = Command::new(concat!(env!("CARGO_MANIFEST_DIR"), "/adopt.sh"))
        .env("ADOPTION", env!("CARGO_BIN_EXE_command-line-example"))
        .env("ADOPTION_BASE_URL", url)
        .env("ADOPTION_API_KEY", "let-me-in")
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&script.stderr);
    assert!(script.status.success(), "{errors}");
    let mia = r#"{"id":1,"name":"Mia","categoryId":2,"status":"available"}"#;
    let tom = r#"{"id":3,"name":"Tom","categoryId":2,"status":"available"}"#;
    let printed = String::from_utf8_lossy(&script.stdout);
    let expected = format!("exit code 1\nexit code 2\n[\n{mia},\n{tom}\n]\n");
    assert_eq!(printed, expected, "{errors}");
}
