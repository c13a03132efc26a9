//! The page is compiled in: build again when it changes.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
