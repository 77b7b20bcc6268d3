//! Runs the compiled programs.

use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};

use super::cases::Ending;

/// The implementations of all cases, which are served until this is dropped.
#[derive(Debug)]
pub struct Shops {
    program: Child,
    input: Option<ChildStdin>,
    addresses: HashMap<String, String>,
}

impl Shops {
    /// Starts the servers.
    pub fn open(program: &Path) -> Self {
        let mut command = Command::new(program);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut program = command.spawn().expect("the shops");
        let (input, output) = (program.stdin.take(), program.stdout.take());
        let lines = BufReader::new(output.expect("its output")).lines();
        let lines = lines
            .map_while(Result::ok)
            .take_while(|line| line != "all are open");
        let addresses = lines.filter_map(|line| {
            let (name, address) = line.split_once(' ')?;
            Some((name.to_owned(), address.to_owned()))
        });
        let addresses = addresses.collect();
        Self {
            program,
            input,
            addresses,
        }
    }

    /// Runs the caller against one of them.
    pub fn call(&self, caller: &Path, shop: &str) -> Ending {
        let address = format!("http://{}/v1", self.address(shop));
        let output = Command::new(caller)
            .arg(address)
            .output()
            .expect("the program");
        let printed = [output.stdout, output.stderr].concat();
        let printed = String::from_utf8(printed).expect("text");
        Ending {
            code: output.status.code(),
            printed,
        }
    }

    /// Returns the raw response to a request.
    pub fn response(&self, shop: &str, request: &str) -> String {
        let (head, body) = request.split_once("\n\n").unwrap_or((request, ""));
        let head = head.replace('\n', "\r\n");
        let length = body.len();
        let request = format!(
            "{head}\r\nHost: tea\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        let mut stream = TcpStream::connect(self.address(shop)).expect("the shop");
        stream.write_all(request.as_bytes()).expect("a request");
        let mut response = String::new();
        stream.read_to_string(&mut response).expect("a response");
        response
    }

    fn address(&self, shop: &str) -> &str {
        let name = shop.replace('-', "_");
        self.addresses
            .get(&name)
            .unwrap_or_else(|| panic!("{shop} is not open"))
    }
}

impl Drop for Shops {
    fn drop(&mut self) {
        drop(self.input.take());
        let _ = self.program.wait();
    }
}
