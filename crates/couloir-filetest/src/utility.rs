//! The file utilities a RUN line may use, carried out in-process so that tests
//! need nothing installed.

use std::fs;
use std::io;
use std::path::Path;

use crate::execute::Output;
use crate::split::split_parts;

type Utility = fn(&[String], &[u8]) -> io::Result<Output>;

/// Every utility by name.
const UTILITIES: [(&str, Utility); 9] = [
    ("cat", cat),
    ("cmp", compare),
    ("cp", copy),
    ("diff", compare),
    ("echo", echo),
    ("mkdir", make_directory),
    ("rm", remove),
    ("split-file", split_file),
    ("test", test),
];

/// Runs the utility `argv` names; `None` if it names none.
pub(crate) fn call(argv: &[String], stdin: &[u8]) -> Option<Output> {
    let (name, arguments) = argv.split_first()?;
    let (_, utility) = UTILITIES.iter().find(|(known, _)| known == name)?;
    let output = utility(arguments, stdin);
    Some(output.unwrap_or_else(|error| Output::failure(1, format!("{name}: {error}\n"))))
}

/// The arguments that are not options.
fn operands(arguments: &[String]) -> impl Iterator<Item = &String> {
    arguments.iter().filter(|argument| *argument == "-" || !argument.starts_with('-'))
}

fn two(arguments: &[String]) -> io::Result<(&String, &String)> {
    let mut operands = operands(arguments);
    match (operands.next(), operands.next()) {
        (Some(first), Some(second)) => Ok((first, second)),
        _ => Err(io::Error::other("expected two operands")),
    }
}

fn read(path: &str, stdin: &[u8]) -> io::Result<Vec<u8>> {
    if path == "-" { Ok(stdin.to_vec()) } else { fs::read(path) }
}

fn cat(arguments: &[String], stdin: &[u8]) -> io::Result<Output> {
    if arguments.is_empty() {
        return Ok(Output::success(stdin));
    }
    let parts: io::Result<Vec<Vec<u8>>> = arguments.iter().map(|path| read(path, stdin)).collect();
    Ok(Output::success(parts?.concat()))
}

fn compare(arguments: &[String], stdin: &[u8]) -> io::Result<Output> {
    let (first, second) = two(arguments)?;
    if read(first, stdin)? == read(second, stdin)? {
        return Ok(Output::default());
    }
    Ok(Output::failure(1, format!("{first} and {second} differ\n")))
}

fn copy(arguments: &[String], _: &[u8]) -> io::Result<Output> {
    let (from, to) = two(arguments)?;
    fs::copy(from, to)?;
    Ok(Output::default())
}

#[expect(clippy::unnecessary_wraps, reason = "one signature for all utilities")]
fn echo(arguments: &[String], _: &[u8]) -> io::Result<Output> {
    Ok(match arguments.split_first() {
        Some((first, rest)) if first == "-n" => Output::success(rest.join(" ")),
        _ => Output::success(arguments.join(" ") + "\n"),
    })
}

fn make_directory(arguments: &[String], _: &[u8]) -> io::Result<Output> {
    operands(arguments).try_for_each(fs::create_dir_all)?;
    Ok(Output::default())
}

/// Removes files and whole directories; what is not there stays away.
fn remove(arguments: &[String], _: &[u8]) -> io::Result<Output> {
    for path in operands(arguments).map(Path::new) {
        if path.is_dir() {
            fs::remove_dir_all(path)?;
        } else if path.exists() {
            fs::remove_file(path)?;
        }
    }
    Ok(Output::default())
}

/// Writes each part of a file into a directory of its own.
fn split_file(arguments: &[String], stdin: &[u8]) -> io::Result<Output> {
    let (source, directory) = two(arguments)?;
    let text = String::from_utf8_lossy(&read(source, stdin)?).into_owned();
    for part in split_parts(&text) {
        let path = Path::new(directory).join(part.name);
        fs::create_dir_all(path.parent().unwrap_or(Path::new(directory)))?;
        fs::write(path, part.text)?;
    }
    Ok(Output::default())
}

/// `test -e`, `-f`, `-d` and `-s` of one path, each perhaps after `!`.
fn test(arguments: &[String], _: &[u8]) -> io::Result<Output> {
    let (negated, arguments) = match arguments.split_first() {
        Some((first, rest)) if first == "!" => (true, rest),
        _ => (false, arguments),
    };
    let [flag, path] = arguments else { return Err(io::Error::other("expected a flag, a path")) };
    let path = Path::new(path);
    let holds = match flag.as_str() {
        "-e" => path.exists(),
        "-f" => path.is_file(),
        "-d" => path.is_dir(),
        "-s" => fs::metadata(path).is_ok_and(|metadata| metadata.len() > 0),
        _ => return Err(io::Error::other(format!("unknown flag {flag}"))),
    };
    Ok(Output { status: i32::from(holds == negated), ..Output::default() })
}
