//! As much of HTTP as a cheap client of our own server needs: it shares the machine
//! with what it measures.

use std::{
    future::Future,
    io::{Error, ErrorKind, Result},
};

use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::TcpStream,
    time::timeout,
};

use crate::PATIENCE;

/// Waits for the server, but not for ever.
async fn patiently<T>(what: impl Future<Output = Result<T>>) -> Result<T> {
    timeout(PATIENCE, what).await?
}

/// A connection that is kept.
pub struct Connection {
    line: BufReader<TcpStream>,
    /// What a proxy would say of whom it asks for, as a header; nothing without one.
    forwarded: String,
}

/// What came back.
pub struct Reply {
    pub status: u16,
    pub body: Vec<u8>,
}

/// What the head of an answer says of its body.
enum Body {
    Bytes(usize),
    Chunks,
}

impl Connection {
    pub async fn open(port: u16) -> Result<Connection> {
        let line = TcpStream::connect(("127.0.0.1", port)).await?;
        line.set_nodelay(true)?;
        Ok(Connection {
            line: BufReader::with_capacity(1 << 14, line),
            forwarded: String::new(),
        })
    }

    /// The same, for somebody at this address.
    pub fn from(mut self, address: &str) -> Connection {
        self.forwarded = format!("X-Forwarded-For: {address}\r\n");
        self
    }

    pub async fn get(&mut self, path: &str, seat: &str) -> Result<Reply> {
        let head = self.head_of("GET", path);
        patiently(self.ask(&format!("{head}X-Touchline-Seat: {seat}\r\n\r\n"))).await
    }

    pub async fn post(&mut self, path: &str, seat: &str, body: &str) -> Result<Reply> {
        let about = format!("X-Touchline-Seat: {seat}\r\nContent-Type: application/json\r\n");
        self.send(path, &about, body).await
    }

    pub async fn post_text(&mut self, path: &str, body: &str) -> Result<Reply> {
        self.send(path, "Content-Type: text/plain\r\n", body).await
    }

    async fn send(&mut self, path: &str, about: &str, body: &str) -> Result<Reply> {
        let (head, length) = (self.head_of("POST", path), body.len());
        let about = format!("{about}X-Touchline: 1\r\nContent-Length: {length}");
        patiently(self.ask(&format!("{head}{about}\r\n\r\n{body}"))).await
    }

    fn head_of(&self, how: &str, path: &str) -> String {
        let forwarded = &self.forwarded;
        format!("{how} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{forwarded}")
    }

    /// Follows server-sent events, those after `last`.
    pub async fn follow(mut self, path: &str, last: Option<usize>) -> Result<Events> {
        let last = last.map_or(String::new(), |last| format!("Last-Event-ID: {last}\r\n"));
        let request = format!("{}{last}\r\n", self.head_of("GET", path));
        self.line.get_mut().write_all(request.as_bytes()).await?;
        match patiently(self.head()).await? {
            (200, Body::Chunks) => Ok(Events {
                connection: self,
                text: Vec::new(),
            }),
            (status, _) => Err(Error::other(format!("{path}: {status}"))),
        }
    }

    async fn ask(&mut self, request: &str) -> Result<Reply> {
        // A server closes a line on which nothing was said for a while.
        if let Ok(0) = self.line.get_ref().try_read(&mut [0]) {
            let line = TcpStream::connect(self.line.get_ref().peer_addr()?).await?;
            line.set_nodelay(true)?;
            self.line = BufReader::with_capacity(1 << 14, line);
        }
        self.line.get_mut().write_all(request.as_bytes()).await?;
        let (status, kind) = self.head().await?;
        let mut body = Vec::new();
        match kind {
            Body::Bytes(length) => {
                body.resize(length, 0);
                self.line.read_exact(&mut body).await?;
            }
            Body::Chunks => while self.chunk(&mut body).await? {},
        }
        Ok(Reply { status, body })
    }

    async fn head(&mut self) -> Result<(u16, Body)> {
        let first = self.text_line().await?;
        let status = first.split(' ').nth(1).and_then(|code| code.parse().ok());
        let status = status.ok_or_else(|| bad(&first))?;
        let mut body = Body::Bytes(0);
        loop {
            let header = self.text_line().await?.to_ascii_lowercase();
            if header.is_empty() {
                return Ok((status, body));
            }
            if let Some(length) = header.strip_prefix("content-length: ") {
                body = Body::Bytes(length.parse().map_err(|_| bad(&header))?);
            } else if header == "transfer-encoding: chunked" {
                body = Body::Chunks;
            }
        }
    }

    /// Reads a chunk to the end of what is there; false after the last.
    async fn chunk(&mut self, to: &mut Vec<u8>) -> Result<bool> {
        let size = self.text_line().await?;
        let size = usize::from_str_radix(&size, 16).map_err(|_| bad(&size))?;
        let begin = to.len();
        to.resize(begin + size, 0);
        self.line.read_exact(&mut to[begin..]).await?;
        self.text_line().await?;
        Ok(size > 0)
    }

    async fn text_line(&mut self) -> Result<String> {
        let mut line = String::new();
        if self.line.read_line(&mut line).await? == 0 {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        line.truncate(line.trim_end().len());
        Ok(line)
    }
}

fn bad(what: &str) -> Error {
    Error::other(format!("no HTTP: {what}"))
}

/// Server-sent events as they come.
pub struct Events {
    connection: Connection,
    text: Vec<u8>,
}

/// One of them.
pub struct Event {
    pub name: String,
    pub id: usize,
    pub data: String,
}

impl Events {
    pub async fn next(&mut self) -> Result<Event> {
        loop {
            if let Some(end) = self.text.windows(2).position(|pair| pair == b"\n\n") {
                let text = self.text.drain(..end + 2).collect::<Vec<u8>>();
                let text = String::from_utf8_lossy(&text);
                let field = |name: &str| {
                    let line = text.lines().find_map(|line| line.strip_prefix(name));
                    line.unwrap_or_default().to_string()
                };
                // A comment keeps the line open.
                if !text.starts_with(':') {
                    return Ok(Event {
                        name: field("event: "),
                        id: field("id: ").parse().unwrap_or(0),
                        data: field("data: "),
                    });
                }
            } else if !patiently(self.connection.chunk(&mut self.text)).await? {
                return Err(ErrorKind::UnexpectedEof.into());
            }
        }
    }
}
