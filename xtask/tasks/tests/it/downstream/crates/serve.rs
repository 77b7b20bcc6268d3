//! Serves shops, each at its own address, until standard input is closed.

use std::io::Read as _;

use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;

macro_rules! shops {
    ($($shop:ident)*) => {
        $(
            let listener = TcpListener::bind("127.0.0.1:0").await?;
            println!("{} {}", stringify!($shop), listener.local_addr()?);
            tokio::spawn(async move {
                while let Ok((stream, _)) = listener.accept().await {
                    let service = TowerToHyperService::new($shop::serve());
                    tokio::spawn(http1::Builder::new().serve_connection(TokioIo::new(stream), service));
                }
            });
        )*
    };
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    shops! { SHOPS }
    println!("all are open");
    let ended = tokio::task::spawn_blocking(|| std::io::stdin().read(&mut [0]));
    ended.await??;
    Ok(())
}
