//! The connections to those who call: how many there may be, how long one may say nothing, and what
//! becomes of them at the end.

use std::{convert::Infallible, io, net::SocketAddr, sync::Arc, time::Duration};

use axum::{Router, extract::connect_info::IntoMakeServiceWithConnectInfo};
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    task::JoinSet,
    time::{sleep, timeout},
};
use tower::Service as _;

use crate::{LAST_ANSWERS, connection_limit::ConnectionLimit};

/// How long a caller may take to say what he wants, from the first moment or after the last
/// answer.
const SAY_WITHIN: Duration = Duration::from_secs(10);

/// How long it is waited when no connection can be taken: others have to end first.
const TAKE_AGAIN: Duration = Duration::from_millis(100);

type Routes = IntoMakeServiceWithConnectInfo<Router, SocketAddr>;

/// Answers all who call until it closes, and then those who have asked.
pub async fn serve(
    listener: TcpListener,
    routes: Router,
    limit: Arc<ConnectionLimit>,
    mut closing: watch::Receiver<bool>,
) {
    let routes: Routes = routes.into_make_service_with_connect_info::<SocketAddr>();
    let mut connections = JoinSet::new();
    loop {
        let taken = tokio::select! {
            taken = listener.accept() => taken,
            Some(_) = connections.join_next() => continue,
            _ = closing.wait_for(|closing| *closing) => break,
        };
        match taken {
            Ok((stream, peer)) => {
                // One too many is closed at once: those inside keep what they need.
                if let Some(permit) = limit.let_in(peer.ip()) {
                    let connection = talk(stream, peer, routes.clone(), closing.clone());
                    connections.spawn(async move {
                        connection.await;
                        drop(permit);
                    });
                }
            }
            // He has hung up.
            Err(error) if is_of_the_caller(&error) => (),
            // No descriptors, no memory: it passes.
            Err(error) => {
                tracing::error!("no connection can be taken: {error}");
                sleep(TAKE_AGAIN).await;
            }
        }
    }
    drop(listener);
    let all = async { while connections.join_next().await.is_some() {} };
    // Whoever sends half a request, or waits for something that hangs, keeps nobody.
    let _ = timeout(LAST_ANSWERS, all).await;
}

fn is_of_the_caller(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset
    )
}

/// Talks with one caller until he hangs up or the server closes.
async fn talk(
    stream: TcpStream,
    peer: SocketAddr,
    mut routes: Routes,
    mut closing: watch::Receiver<bool>,
) {
    // Answers are small, and somebody waits for each.
    let _ = stream.set_nodelay(true);
    let service = match routes.call(peer).await {
        Ok(service) => service,
        Err(error) => never(error),
    };
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(SAY_WITHIN);
    let service = TowerToHyperService::new(service);
    let connection = http.serve_connection(TokioIo::new(stream), service);
    let mut connection = std::pin::pin!(connection);
    // What goes wrong on a connection is its caller's alone.
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = closing.wait_for(|closing| *closing) => (),
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}

fn never<T>(nothing: Infallible) -> T {
    match nothing {}
}
