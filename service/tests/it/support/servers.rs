//! Servers of the tests' own, which can be killed: `TEST_POSTGRES_BIN` names the
//! folder of PostgreSQL's programs, and `TEST_REDIS_BIN` the program of Redis.

use std::env;
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use super::certificate::Certificate;
use super::wait_until;

/// A server that runs; it is killed when it is dropped.
pub struct Server {
    /// What the service is told of it.
    pub url: String,
    port: u16,
    start: Box<dyn Fn() -> Command + Send + Sync>,
    child: Child,
}

/// A port that was free just now.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    listener.local_addr().unwrap().port()
}

impl Server {
    /// PostgreSQL with an empty database in a folder; none if there are no programs.
    pub fn postgres(folder: &Path) -> Option<Self> {
        Self::postgres_with(folder, None)
    }

    /// The same, which encrypts connections for who asks for it.
    pub fn postgres_with(folder: &Path, certificate: Option<&Certificate>) -> Option<Self> {
        let programs = PathBuf::from(env::var_os("TEST_POSTGRES_BIN")?);
        let (data, user) = (folder.join("postgres"), postgres_user());
        std::fs::create_dir(&data).unwrap();
        if let Some(user) = user {
            std::os::unix::fs::chown(&data, Some(user), None).unwrap();
        }
        let run = move |program: &str| {
            let mut command = Command::new(programs.join(program));
            command.current_dir(&data).arg("-D").arg(&data);
            if let Some(user) = user {
                command.uid(user);
            }
            command
        };
        let made = run("initdb")
            .args(["--auth=trust", "--username=adoption", "--no-sync"])
            .stdout(Stdio::null())
            .status();
        assert!(made.unwrap().success());
        let port = free_port();
        let files =
            certificate.map(|certificate| certificate.write(&folder.join("postgres"), user));
        let start = move || {
            let mut command = run("postgres");
            command.args(["-p", &port.to_string(), "-k", ""]);
            command.args(["-c", "listen_addresses=127.0.0.1"]);
            if let Some([certificate, key]) = &files {
                command.args(["-c", "ssl=on"]);
                command
                    .arg("-c")
                    .arg(format!("ssl_cert_file={certificate}"));
                command.arg("-c").arg(format!("ssl_key_file={key}"));
            }
            command
        };
        let url = format!("postgres://adoption@127.0.0.1:{port}/postgres");
        Some(Self::run(url, port, Box::new(start)))
    }

    /// Redis that keeps a log in a folder; none if there is no program.
    pub fn redis(folder: &Path) -> Option<Self> {
        Self::redis_with(folder, None)
    }

    /// The same, which has another port where connections are encrypted.
    pub fn redis_with(folder: &Path, tls: Option<(u16, &Certificate)>) -> Option<Self> {
        let program = env::var_os("TEST_REDIS_BIN")?;
        let (data, port) = (folder.join("redis"), free_port());
        std::fs::create_dir(&data).unwrap();
        let tls = tls.map(|(port, certificate)| (port, certificate.write(&data, None)));
        let start = move || {
            let mut command = Command::new(&program);
            if let Some((port, [certificate, key])) = &tls {
                command.args(["--tls-port", &port.to_string(), "--tls-auth-clients", "no"]);
                command.args(["--tls-cert-file", certificate, "--tls-key-file", key]);
                command.args(["--tls-ca-cert-file", certificate]);
            }
            command.args(["--port", &port.to_string(), "--bind", "127.0.0.1"]);
            command.args(["--appendonly", "yes", "--save", "", "--dir"]);
            command.arg(&data);
            command
        };
        let url = format!("redis://127.0.0.1:{port}");
        Some(Self::run(url, port, Box::new(start)))
    }

    fn run(url: String, port: u16, start: Box<dyn Fn() -> Command + Send + Sync>) -> Self {
        let child = spawn(&start);
        let mut server = Self {
            url,
            port,
            start,
            child,
        };
        server.wait();
        server
    }

    /// Waits until it takes requests. It is started again if it ends, as
    /// PostgreSQL does while processes of the one before are there.
    fn wait(&mut self) {
        wait_until("the server", || {
            if self.child.try_wait().unwrap().is_some() {
                self.child = spawn(&self.start);
            }
            self.answers().then_some(())
        });
    }

    fn answers(&self) -> bool {
        let ask = || match self.url.starts_with("redis") {
            true => {
                let client = redis::Client::open(self.url.as_str()).unwrap();
                let connected = client.get_connection();
                connected.is_ok_and(|mut known| redis::cmd("PING").exec(&mut known).is_ok())
            }
            false => tokio::runtime::Runtime::new().unwrap().block_on(async {
                let connected = tokio_postgres::connect(&self.url, tokio_postgres::NoTls).await;
                let Ok((client, connection)) = connected else {
                    return false;
                };
                tokio::spawn(connection);
                client.simple_query("SELECT 1").await.is_ok()
            }),
        };
        // Outside of any runtime of the caller.
        std::thread::scope(|scope| scope.spawn(ask).join().unwrap())
    }

    /// Kills it, as `kill -9` does.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts it again, and waits until it takes requests.
    pub fn start(&mut self) {
        self.child = spawn(&self.start);
        self.wait();
    }

    /// Stops it without a word to anybody, or lets it go on: `-STOP`, `-CONT`.
    pub fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        let children = Command::new("pkill").args([signal, "-P", &id]).status();
        // Redis has none.
        children.unwrap();
        let sent = Command::new("kill").args([signal, &id]).status();
        assert!(sent.unwrap().success(), "port {}", self.port);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(start: &(dyn Fn() -> Command + Send + Sync)) -> Child {
    let mut command = start();
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().unwrap()
}

/// Whom PostgreSQL runs as where these tests run as root, which it refuses to.
fn postgres_user() -> Option<u32> {
    let id = |arguments: &[&str]| {
        let output = Command::new("id").args(arguments).output().unwrap();
        String::from_utf8(output.stdout)
            .unwrap()
            .trim()
            .parse()
            .ok()
    };
    match id(&["-u"]) {
        Some(0) => id(&["-u", "postgres"]),
        _ => None,
    }
}
