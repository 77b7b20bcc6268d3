//! Two instances of the service on one PostgreSQL and one Redis.

use std::path::Path;

use tempfile::TempDir;

use super::process::{Process, succeed};
use super::servers::{Server, free_port};

/// Servers and instances, each of which can be killed.
pub struct Cluster {
    pub folder: TempDir,
    pub postgres: Server,
    pub redis: Server,
    pub instances: [Instance; 2],
}

/// An instance, which always listens at the same port.
pub struct Instance {
    pub address: String,
    pub process: Process,
}

impl Cluster {
    /// Starts the cluster; prints a message and returns `None` if the servers are not installed.
    pub fn start(more: &[&str]) -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        make_readable(folder.path());
        let servers = (
            Server::postgres(folder.path()),
            Server::redis(folder.path()),
        );
        let (Some(postgres), Some(redis)) = servers else {
            use std::io::Write;
            let _ = writeln!(
                std::io::stderr(),
                "skipped: TEST_POSTGRES_BIN and TEST_REDIS_BIN do not name servers"
            );
            return None;
        };
        let instances = [(); 2].map(|()| {
            let address = format!("127.0.0.1:{}", free_port());
            let process = process(folder.path(), &address, &postgres, &redis, more);
            Instance { address, process }
        });
        Some(Self {
            folder,
            postgres,
            redis,
            instances,
        })
    }

    /// Creates a key.
    pub fn key(&self, options: &[&str]) -> String {
        let create = ["keys", "create", "--database", &self.postgres.url];
        let key = succeed(self.folder.path(), &[&create, options].concat());
        key.trim_end().to_owned()
    }

    /// Kills an instance, as `kill -9` does.
    pub fn kill(&mut self, instance: usize) {
        self.instances[instance].process.kill();
    }

    /// Starts an instance again.
    pub fn restart(&mut self, instance: usize) {
        let address = &self.instances[instance].address;
        let folder = self.folder.path();
        let process = process(folder, address, &self.postgres, &self.redis, &[]);
        self.instances[instance].process = process;
    }
}

fn process(
    folder: &Path,
    address: &str,
    postgres: &Server,
    redis: &Server,
    more: &[&str],
) -> Process {
    let serve = ["serve", "--listen", address, "--database", &postgres.url];
    let limits = ["--rate-limits", &redis.url, "--log", "warn"];
    let arguments = [&serve[..], &limits, more].concat();
    Process::spawn(super::process::command(folder, &arguments))
}

/// Makes a folder readable for the user that runs PostgreSQL.
pub fn make_readable(folder: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let all = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(folder, all).unwrap();
}
