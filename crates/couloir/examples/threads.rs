//! Modules of one session worked on by several threads.

use couloir::{Error, Session};

fn main() -> Result<(), Error> {
    for text in lowered(4)? {
        print!("{text}");
    }
    Ok(())
}

/// The LLVM IR of as many modules, each made by a thread of its own. Types and
/// attributes are interned once for all of them.
fn lowered(threads: usize) -> Result<Vec<String>, Error> {
    let session = Session::new();
    std::thread::scope(|scope| {
        let work = |number| {
            scope.spawn({
                let session = &session;
                move || lower(session, number)
            })
        };
        let workers = (0..threads).map(work).collect::<Vec<_>>();
        workers
            .into_iter()
            .map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

fn lower(session: &Session, number: usize) -> Result<String, Error> {
    let one_more = number + 1;
    let text = format!(
        "func.func @f{number}(%x: index) -> index {{
           %n = index.constant {one_more}
           %y = index.add %x, %n
           return %y : index
         }}"
    );
    let mut module = session.parse(&format!("{number}.mlir"), text)?;
    module.run(
        "builtin.module(convert-index-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)",
    )?;
    module.to_llvm_ir()
}

#[test]
fn each_thread_has_its_module() {
    for (number, text) in lowered(8).unwrap().iter().enumerate() {
        assert!(text.contains(&format!("@f{number}(")), "{text}");
        assert!(text.contains(&format!("add i64 %0, {}", number + 1)), "{text}");
    }
}
