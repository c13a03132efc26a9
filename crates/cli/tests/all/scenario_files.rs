//! Documents of scenarios that lie in files of their own.

use crate::kit::Folder;

/// A field, in a file of its own.
const GRID: &str = "\
touchline grid 1
A1, 0, 0, Own goal, 1, 3, 7-10, farthest
A2, 1, 0, Restart,  1, 0, 4-6,  end-kick-off
A3, 2, 0, Centre,   0, 0, 1-3,  circle
A4, 3, 0, Corner,   1, 1,    ,  corner
A5, 3, 1, Box,      2, 0,    ,  box
";

#[test]
fn documents_can_lie_in_files() {
    let folder = Folder::new();
    folder.write("table/common/small.txt", GRID);
    folder.write("secret.txt", GRID);
    let run = |path: &str, named: &str, rest: &str| {
        let text =
            format!("touchline scenario 1\ngame: goal-dice\ndocument: grid from {named}\n{rest}");
        let text = text + "start:\n  home place: A4\nasks: home turn\n";
        folder.write("table/in/one.scenario", &text);
        let path = folder.file(path);
        let ran = folder.run(&["scenario", "run", path.to_str().unwrap(), "--json"]);
        let ran: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        let failure = &ran["failures"][0];
        (failure["line"].as_u64(), failure["got"].to_string())
    };
    let fine = (None, "null".to_string());
    assert_eq!(run("table", "../common/small.txt", ""), fine);

    // Nothing else is read than what lies in the folder that was named: that of the file, if it was a file.
    for (path, named, line) in [
        ("table/in/one.scenario", "../common/small.txt", 3),
        ("table/in", "../common/small.txt", 3),
        ("table", "../../secret.txt", 3),
        ("table", "../common", 3),
        ("table", "small.txt", 3),
    ] {
        let (at, got) = run(path, named, "");
        assert_eq!(at, Some(line), "{named}");
        assert!(got.contains(&format!("`{named}` cannot be read")), "{got}");
    }
    let absolute = folder.file("table/common/small.txt");
    for named in [
        absolute.to_str().unwrap(),
        "..\\common\\small.txt",
        "C:small.txt",
        "",
    ] {
        let (at, got) = run("table", named, "");
        assert_eq!(at, Some(3), "{named}");
        assert!(
            got.contains("is no file beside the scenario") || named.is_empty(),
            "{got}"
        );
    }
    // A link leads nowhere else.
    std::os::unix::fs::symlink(folder.file("secret.txt"), folder.file("table/in/link.txt"))
        .unwrap();
    assert!(
        run("table", "link.txt", "")
            .1
            .contains("which is all that is looked at")
    );

    // What is wrong in the file is told with its line; what is wrong in the scenario with the scenario's.
    folder.write(
        "table/common/small.txt",
        GRID.replace("Corner,   1", "Corner,   x"),
    );
    let (at, got) = run("table", "../common/small.txt", "");
    assert_eq!(at, Some(3));
    assert!(got.contains("../common/small.txt, line 5: dice"), "{got}");
    let (at, got) = run("table", "../common/small.txt", "| A6\n");
    assert_eq!(at, Some(4));
    assert!(got.contains("leave out `from`"), "{got}");
    folder.write("table/common/small.txt", GRID);
    let own = "document: grid\n| touchline grid 1\n\n| A1, 0\n";
    assert_eq!(run("table", "../common/small.txt", own).0, Some(7));
}
