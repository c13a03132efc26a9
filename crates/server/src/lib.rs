//! The web application: HTTP, live updates, seats and permissions, the built page.
//!
//! This crate knows no rules: it asks the clubhouse.

mod api;
mod body;
mod caller;
mod connection_limit;
mod connections;
mod error;
mod guard;
mod names;
mod origin;
mod page;
mod proxies;

use std::{
    future::Future,
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    sync::Arc,
    time::Duration,
};

use axum::Router;
use clubhouse::Clubhouse;
use tabletop::log::hash_of;
use thiserror::Error;
use tokio::{net::TcpListener, sync::watch};
use workshop::Workshop;

use api::App;
use connection_limit::ConnectionLimit;
pub use page::{Page, PageFile};
pub use proxies::Network;

/// How long a server that is to end goes on answering those who have asked.
const LAST_ANSWERS: Duration = Duration::from_secs(6);

/// How the server is to be run.
#[derive(Clone, Debug)]
pub struct ServerSettings {
    /// Where it listens.
    pub listen: SocketAddr,
    /// What everybody has to know, if anything.
    pub password: Option<String>,
    /// Requests in a second from one address; 0 is no limit.
    pub rate: u32,
    /// Names that it answers to beside this machine's own, if only this machine reaches it.
    pub hosts: Vec<String>,
    /// What somebody who is not at this machine has to know to change seasons; nobody else
    /// may if there is nothing.
    pub office: Option<String>,
    /// Connections from one address that is no proxy; 0 is no limit.
    pub connections_each: usize,
    /// Proxies that say for whom they ask: that one is counted.
    pub trusted_proxies: Vec<Network>,
    /// The page.
    pub page: Page,
}

/// Why the server does not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// It cannot listen there.
    #[error("cannot listen on {address}: {error}; choose another with --listen")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why.
        error: std::io::Error,
    },
}

/// A server that listens, and answers once it is run.
pub struct Server {
    listener: TcpListener,
    settings: ServerSettings,
    address: SocketAddr,
}

impl Server {
    /// Starts to listen.
    ///
    /// # Errors
    ///
    /// If the address is taken, or not this machine's.
    pub async fn bind(settings: ServerSettings) -> Result<Server, ServeError> {
        let failed = |error| ServeError::Listen {
            address: settings.listen,
            error,
        };
        let listener = TcpListener::bind(settings.listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        Ok(Server {
            listener,
            settings,
            address,
        })
    }

    /// Where people on this machine find the page.
    #[must_use]
    pub fn url(&self) -> String {
        let ip = match self.address.ip() {
            ip if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
            ip => ip,
        };
        format!("http://{}", SocketAddr::new(ip, self.address.port()))
    }

    /// Where other machines find it.
    #[must_use]
    pub fn addresses(&self) -> Vec<String> {
        let ip = self.address.ip();
        let reachable = match ip {
            ip if ip.is_loopback() => None,
            ip if ip.is_unspecified() => own_address(),
            ip => Some(ip),
        };
        let url = |ip| format!("http://{}", SocketAddr::new(ip, self.address.port()));
        reachable.map(url).into_iter().collect()
    }

    /// Answers until `stop`, and lets what is under way come to its end, if that is soon.
    pub async fn run(
        self,
        clubhouse: Arc<Clubhouse>,
        stop: impl Future<Output = ()> + Send + 'static,
    ) {
        let (close, closing) = watch::channel(false);
        let workshop = Workshop::new(clubhouse.library().clone());
        let app = App {
            seasons: clubhouse.office(),
            clubhouse,
            workshop: Arc::new(workshop),
            office: self.settings.office.as_deref().map(hashed),
            listeners: Arc::default(),
            addresses: Arc::new(self.addresses()),
            closing: closing.clone(),
        };
        let routes = routes(app, &self.settings);
        let limit = ConnectionLimit::new(&self.settings);
        tokio::spawn(async move {
            stop.await;
            // Those who watch would otherwise keep it open.
            close.send_replace(true);
        });
        connections::serve(self.listener, routes, limit, closing).await;
    }
}

fn hashed(secret: &str) -> Arc<str> {
    hash_of(secret.as_bytes()).into()
}

fn routes(app: App, settings: &ServerSettings) -> Router {
    let routes = api::router(app).merge(page::router(settings.page));
    guard::guarded(routes, settings)
}

/// The address of this machine on its network: nothing is sent to find it.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}
