//! Servers that tests start and kill: `TEST_POSTGRES_BIN` names the folder of PostgreSQL's programs, and
//! `TEST_REDIS_BIN` the program of Redis.

use std::env;
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use super::certificate::Certificate;
use super::wait_until;

/// A running server; it is killed when dropped.
pub struct Server {
    /// The URL for the service.
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
    /// Starts PostgreSQL with an empty database in a folder; `None` if `TEST_POSTGRES_BIN` is not set.
    pub fn postgres(folder: &Path) -> Option<Self> {
        Self::postgres_with(folder, None)
    }

    /// Starts PostgreSQL, which accepts encrypted connections if there is a certificate.
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
        let initialized = run("initdb")
            .args(["--auth=trust", "--username=adoption", "--no-sync"])
            .stdout(Stdio::null())
            .status();
        assert!(initialized.unwrap().success());
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

    /// Starts Redis with an append-only file in a folder; `None` if `TEST_REDIS_BIN` is not set.
    pub fn redis(folder: &Path) -> Option<Self> {
        Self::redis_with(folder, None)
    }

    /// Starts Redis with an additional port for encrypted connections.
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

    /// Waits until the server accepts requests. It is restarted if it exits, as PostgreSQL does while processes of its
    /// predecessor still run.
    fn wait(&mut self) {
        wait_until("the server", || {
            if self.child.try_wait().unwrap().is_some() {
                self.child = spawn(&self.start);
            }
            self.is_ready().then_some(())
        });
    }

    fn is_ready(&self) -> bool {
        let ping = || match self.url.starts_with("redis") {
            true => {
                let client = redis::Client::open(self.url.as_str()).unwrap();
                let connected = client.get_connection();
                connected
                    .is_ok_and(|mut connection| redis::cmd("PING").exec(&mut connection).is_ok())
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
        std::thread::scope(|scope| scope.spawn(ping).join().unwrap())
    }

    /// Kills the server, like `kill -9`.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Restarts the server, and waits until it accepts requests.
    pub fn start(&mut self) {
        self.child = spawn(&self.start);
        self.wait();
    }

    /// Pauses or resumes the server, with `-STOP` or `-CONT`.
    pub fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        let children = Command::new("pkill").args([signal, "-P", &id]).status();
        // Redis has no child processes.
        children.unwrap();
        let sent = Command::new("kill").args([signal, &id]).status();
        assert!(sent.unwrap().success(), "port {}", self.port);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // The server may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(start: &(dyn Fn() -> Command + Send + Sync)) -> Child {
    let mut command = start();
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().unwrap()
}

/// The user that runs PostgreSQL if the tests run as root, since PostgreSQL refuses to run as root.
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
