// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @coro_align(%a: i32) {
  // expected-error@below {{'llvm.intr.coro.align' op requires zero operands}}
  %r = "llvm.intr.coro.align"(%a) : (i32) -> i32
  return
}

// -----

func.func @coro_align() {
  // expected-error@below {{'llvm.intr.coro.align' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.coro.align"() : () -> index
  return
}

// -----

func.func @coro_begin(%a: i32, %b: !llvm.ptr) {
  // expected-error@below {{'llvm.intr.coro.begin' op operand #0 must be LLVM token type, but got 'i32'}}
  %r = "llvm.intr.coro.begin"(%a, %b) : (i32, !llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @coro_begin(%a: !llvm.token, %b: i32) {
  // expected-error@below {{'llvm.intr.coro.begin' op operand #1 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.coro.begin"(%a, %b) : (!llvm.token, i32) -> !llvm.ptr
  return
}

// -----

func.func @coro_end(%a: i32, %b: i1, %c: !llvm.token) {
  // expected-error@below {{'llvm.intr.coro.end' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.coro.end"(%a, %b, %c) : (i32, i1, !llvm.token) -> i1
  return
}

// -----

func.func @coro_end(%a: !llvm.ptr, %b: f32, %c: !llvm.token) {
  // expected-error@below {{'llvm.intr.coro.end' op operand #1 must be 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.coro.end"(%a, %b, %c) : (!llvm.ptr, f32, !llvm.token) -> i1
  return
}

// -----

func.func @coro_free(%a: i32, %b: !llvm.ptr) {
  // expected-error@below {{'llvm.intr.coro.free' op operand #0 must be LLVM token type, but got 'i32'}}
  %r = "llvm.intr.coro.free"(%a, %b) : (i32, !llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @coro_free(%a: !llvm.token, %b: i32) {
  // expected-error@below {{'llvm.intr.coro.free' op operand #1 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.coro.free"(%a, %b) : (!llvm.token, i32) -> !llvm.ptr
  return
}

// -----

func.func @coro_id(%a: f32, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) {
  // expected-error@below {{'llvm.intr.coro.id' op operand #0 must be 32-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.coro.id"(%a, %b, %c, %d) : (f32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  return
}

// -----

func.func @coro_id(%a: i32, %b: i32, %c: !llvm.ptr, %d: !llvm.ptr) {
  // expected-error@below {{'llvm.intr.coro.id' op operand #1 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.coro.id"(%a, %b, %c, %d) : (i32, i32, !llvm.ptr, !llvm.ptr) -> i32
  return
}

// -----

func.func @coro_promise(%a: i32, %b: i32, %c: i1) {
  // expected-error@below {{'llvm.intr.coro.promise' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.coro.promise"(%a, %b, %c) : (i32, i32, i1) -> !llvm.ptr
  return
}

// -----

func.func @coro_promise(%a: !llvm.ptr, %b: f32, %c: i1) {
  // expected-error@below {{'llvm.intr.coro.promise' op operand #1 must be 32-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.coro.promise"(%a, %b, %c) : (!llvm.ptr, f32, i1) -> !llvm.ptr
  return
}

// -----

func.func @coro_resume(%a: i32) {
  // expected-error@below {{'llvm.intr.coro.resume' op operand #0 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.coro.resume"(%a) : (i32) -> ()
  return
}

// -----

func.func @coro_resume() {
  // expected-error@below {{'llvm.intr.coro.resume' op requires a single operand}}
  "llvm.intr.coro.resume"() : () -> ()
  return
}

// -----

func.func @coro_save(%a: i32) {
  // expected-error@below {{'llvm.intr.coro.save' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.coro.save"(%a) : (i32) -> !llvm.ptr
  return
}

// -----

func.func @coro_save(%a: !llvm.ptr) {
  // expected-error@below {{'llvm.intr.coro.save' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.coro.save"(%a) : (!llvm.ptr) -> index
  return
}

// -----

func.func @coro_size(%a: i32) {
  // expected-error@below {{'llvm.intr.coro.size' op requires zero operands}}
  %r = "llvm.intr.coro.size"(%a) : (i32) -> i32
  return
}

// -----

func.func @coro_size() {
  // expected-error@below {{'llvm.intr.coro.size' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.coro.size"() : () -> index
  return
}

// -----

func.func @coro_suspend(%a: i32, %b: i1) {
  // expected-error@below {{'llvm.intr.coro.suspend' op operand #0 must be LLVM token type, but got 'i32'}}
  %r = "llvm.intr.coro.suspend"(%a, %b) : (i32, i1) -> i1
  return
}

// -----

func.func @coro_suspend(%a: !llvm.token, %b: f32) {
  // expected-error@below {{'llvm.intr.coro.suspend' op operand #1 must be 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.coro.suspend"(%a, %b) : (!llvm.token, f32) -> i1
  return
}
