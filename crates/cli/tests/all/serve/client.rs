//! A server as a process, and a client that speaks to it.

use std::{
    io::{BufRead as _, BufReader},
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde_json::{Value, json};
use ureq::{Agent, RequestBuilder, typestate::WithBody};

use crate::kit::Folder;

/// A server that runs until the value goes, or is killed.
pub struct Server {
    child: Child,
    pub url: String,
    /// What opens the office of the seasons, if it has a key.
    pub office: Option<String>,
}

impl Server {
    /// Starts one on any free port, and waits until it answers.
    pub fn start(folder: &Folder, args: &[&str]) -> Server {
        let all = [&["serve", "--listen", "127.0.0.1:0"], args].concat();
        Server::spawn(&mut folder.touchline(&all))
    }

    /// Starts one that others can reach.
    pub fn start_at(listen: &str, folder: &Folder) -> Server {
        Server::spawn(&mut folder.touchline(&["serve", "--listen", listen]))
    }

    /// Starts one that has so many descriptors.
    pub fn start_short(folder: &Folder, descriptors: u32, args: &[&str]) -> Server {
        let all = [&["serve", "--listen", "127.0.0.1:0"], args].concat();
        let touchline = folder.touchline(&all);
        let mut shell = Command::new("sh");
        shell
            .arg("-c")
            .arg(format!("ulimit -n {descriptors} && exec \"$0\" \"$@\""))
            .arg(touchline.get_program())
            .args(touchline.get_args())
            .env("TOUCHLINE_HOME", folder.path());
        Server::spawn(&mut shell)
    }

    fn spawn(command: &mut Command) -> Server {
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let out = child.stdout.take().unwrap();
        let mut lines = BufReader::new(out).lines().map(Result::unwrap);
        let line = lines.next().unwrap_or_default();
        let url = line.strip_prefix("Touchline is at ");
        let url = url.unwrap_or_else(|| panic!("{line:?}")).to_string();
        let mut hello = lines.take_while(|line| !line.ends_with("Ctrl-C ends it."));
        let office = hello.find_map(|line| {
            let (_, office) = line.split_once("office=")?;
            Some(office.to_string())
        });
        Server { child, url, office }
    }

    /// Ends it as a power cut would: SIGKILL.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    pub fn client(&self) -> Client {
        Client::new(&self.url)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Speaks JSON.
#[derive(Clone)]
pub struct Client {
    agent: Agent,
    url: String,
    /// What every request says besides.
    headers: Vec<(String, String)>,
}

/// What came back.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub body: Value,
}

impl Reply {
    /// The body of a request that must have worked.
    #[track_caller]
    pub fn fine(self) -> Value {
        assert!((200..300).contains(&self.status), "{self:?}");
        self.body
    }

    /// The words of a request that must have been refused like this.
    #[track_caller]
    pub fn refused(self, status: u16) -> String {
        assert_eq!(self.status, status, "{self:?}");
        self.body["error"].as_str().unwrap_or_default().to_string()
    }
}

impl Client {
    pub fn new(url: &str) -> Client {
        Client::with_patience(url, Duration::from_secs(60))
    }

    /// One that gives a request up after so long.
    pub fn with_patience(url: &str, patience: Duration) -> Client {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(patience))
            .build();
        Client {
            agent: config.into(),
            url: url.to_string(),
            headers: Vec::new(),
        }
    }

    /// One that says this with every request.
    pub fn with(&self, name: &str, value: &str) -> Client {
        let mut client = self.clone();
        client.headers.push((name.to_string(), value.to_string()));
        client
    }

    fn told<B>(&self, mut request: RequestBuilder<B>, seat: &str) -> RequestBuilder<B> {
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        request.header("X-Touchline-Seat", seat)
    }

    fn posting(&self, path: &str, seat: &str) -> RequestBuilder<WithBody> {
        let request = self.agent.post(format!("{}{path}", self.url));
        self.told(request, seat).header("X-Touchline", "1")
    }

    pub fn try_get(&self, path: &str, seat: &str) -> Result<Reply, ureq::Error> {
        let request = self.agent.get(format!("{}{path}", self.url));
        read(self.told(request, seat).call()?)
    }

    pub fn get(&self, path: &str) -> Reply {
        self.try_get(path, "").unwrap()
    }

    pub fn try_post(&self, path: &str, seat: &str, body: &Value) -> Result<Reply, ureq::Error> {
        read(self.posting(path, seat).send_json(body)?)
    }

    pub fn post(&self, path: &str, seat: &str, body: &Value) -> Reply {
        self.try_post(path, seat, body).unwrap()
    }

    /// Sends bytes as they are.
    pub fn post_raw(&self, path: &str, kind: &str, body: &[u8]) -> Reply {
        let request = self.posting(path, "").content_type(kind);
        read(request.send(body).unwrap()).unwrap()
    }

    pub fn agent(&self) -> &Agent {
        &self.agent
    }

    /// Creates a match.
    pub fn create(&self, wish: &Value) -> Table {
        let created = self.post("/api/matches", "", wish).fine();
        let seat = |name: &str| created["seats"][name].as_str().unwrap_or("").to_string();
        Table {
            client: self.clone(),
            id: created["id"].as_str().unwrap().to_string(),
            home: seat("home"),
            away: seat("away"),
            referee: seat("referee"),
        }
    }
}

fn read(mut response: ureq::http::Response<ureq::Body>) -> Result<Reply, ureq::Error> {
    let status = response.status().as_u16();
    let text = response.body_mut().read_to_string()?;
    let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
    Ok(Reply { status, body })
}

/// A match, and the secrets of its seats.
#[derive(Clone)]
pub struct Table {
    pub client: Client,
    pub id: String,
    pub home: String,
    pub away: String,
    pub referee: String,
}

impl Table {
    pub fn path(&self, rest: &str) -> String {
        format!("/api/matches/{}{rest}", self.id)
    }

    pub fn view(&self) -> Value {
        self.client.get(&self.path("")).fine()
    }

    pub fn now(&self) -> Value {
        self.view()["now"].clone()
    }

    pub fn version(&self) -> u64 {
        self.now()["version"].as_u64().unwrap()
    }

    /// Answers as somebody who has just looked.
    pub fn answer(&self, seat: &str, answers: &[&str]) -> Reply {
        let body = json!({ "version": self.version(), "answers": answers });
        self.client.post(&self.path("/answers"), seat, &body)
    }

    pub fn undo(&self, seat: &str) -> Reply {
        let body = json!({ "version": self.version() });
        self.client.post(&self.path("/undo"), seat, &body)
    }

    /// The seat that is asked.
    pub fn asked(&self) -> &str {
        match self.now()["waits_for"].as_str() {
            Some("home") => &self.home,
            Some("away") => &self.away,
            other => panic!("nobody is asked: {other:?}"),
        }
    }

    /// Answers with the first choice until full time.
    pub fn play_out(&self) {
        loop {
            let now = self.now();
            let Some(choice) = now["pending"]["menu"][0].as_str() else {
                assert!(now["over"].as_bool().unwrap(), "{now}");
                return;
            };
            self.answer(self.asked(), &[choice]).fine();
        }
    }
}

/// The answers of a view, as `label: text`.
pub fn answers(view: &Value) -> Vec<String> {
    let frames = view["frames"].as_array().unwrap().iter();
    frames
        .filter(|frame| !frame["answer"].is_null())
        .map(|frame| {
            let answer = &frame["answer"];
            let text = |name: &str| answer[name].as_str().unwrap().to_string();
            format!("{}: {}", text("label"), text("text"))
        })
        .collect()
}
