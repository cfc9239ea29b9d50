// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @annotation(%a: f32, %b: !llvm.ptr, %c: !llvm.ptr, %d: i32) {
  // expected-error@below {{'llvm.intr.annotation' op operand #0 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.annotation"(%a, %b, %c, %d) : (f32, !llvm.ptr, !llvm.ptr, i32) -> i32
  return
}

// -----

func.func @annotation(%a: i32, %b: i32, %c: !llvm.ptr, %d: i32) {
  // expected-error@below {{'llvm.intr.annotation' op operand #1 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.annotation"(%a, %b, %c, %d) : (i32, i32, !llvm.ptr, i32) -> i32
  return
}

// -----

func.func @debugtrap(%a: i32) {
  // expected-error@below {{'llvm.intr.debugtrap' op requires zero operands}}
  "llvm.intr.debugtrap"(%a) : (i32) -> ()
  return
}

// -----

func.func @eh_typeid_for(%a: i32) {
  // expected-error@below {{'llvm.intr.eh.typeid.for' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.eh.typeid.for"(%a) : (i32) -> !llvm.ptr
  return
}

// -----

func.func @eh_typeid_for(%a: !llvm.ptr) {
  // expected-error@below {{'llvm.intr.eh.typeid.for' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.eh.typeid.for"(%a) : (!llvm.ptr) -> index
  return
}

// -----

func.func @expect(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.expect' op operand #0 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.expect"(%a, %b) : (f32, i32) -> i32
  return
}

// -----

func.func @expect(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.expect' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.expect"(%a, %b) : (i32, i32) -> index
  return
}

// -----

func.func @expect_with_probability(%a: f32, %b: i32) {
  // expected-error@below {{'llvm.intr.expect.with.probability' op operand #0 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.expect.with.probability"(%a, %b) <{prob = 5.000000e-01 : f64}> : (f32, i32) -> i32
  return
}

// -----

func.func @expect_with_probability(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.expect.with.probability' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.expect.with.probability"(%a, %b) <{prob = 5.000000e-01 : f64}> : (i32, i32) -> index
  return
}

// -----

func.func @invariant_end(%a: i32, %b: !llvm.ptr) {
  // expected-error@below {{'llvm.intr.invariant.end' op operand #0 must be LLVM pointer in address space 0, but got 'i32'}}
  "llvm.intr.invariant.end"(%a, %b) <{size = 1 : i64}> : (i32, !llvm.ptr) -> ()
  return
}

// -----

func.func @invariant_end(%a: !llvm.ptr, %b: i32) {
  // expected-error@below {{'llvm.intr.invariant.end' op operand #1 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.invariant.end"(%a, %b) <{size = 1 : i64}> : (!llvm.ptr, i32) -> ()
  return
}

// -----

func.func @invariant_start(%a: i32) {
  // expected-error@below {{'llvm.intr.invariant.start' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.invariant.start"(%a) <{size = 1 : i64}> : (i32) -> !llvm.ptr
  return
}

// -----

func.func @invariant_start(%a: !llvm.ptr) {
  // expected-error@below {{'llvm.intr.invariant.start' op result #0 must be LLVM pointer in address space 0, but got 'index'}}
  %r = "llvm.intr.invariant.start"(%a) <{size = 1 : i64}> : (!llvm.ptr) -> index
  return
}

// -----

func.func @is_constant(%a: tensor<1xf32>) {
  // expected-error@below {{'llvm.intr.is.constant' op operand #0 must be LLVM dialect-compatible type, but got 'tensor<1xf32>'}}
  %r = "llvm.intr.is.constant"(%a) : (tensor<1xf32>) -> i1
  return
}

// -----

func.func @is_constant(%a: i1) {
  // expected-error@below {{'llvm.intr.is.constant' op result #0 must be 1-bit signless integer, but got 'index'}}
  %r = "llvm.intr.is.constant"(%a) : (i1) -> index
  return
}

// -----

func.func @launder_invariant_group(%a: i32) {
  // expected-error@below {{'llvm.intr.launder.invariant.group' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.launder.invariant.group"(%a) : (i32) -> !llvm.ptr
  return
}

// -----

func.func @launder_invariant_group(%a: !llvm.ptr) {
  // expected-error@below {{'llvm.intr.launder.invariant.group' op result #0 must be LLVM pointer type, but got 'index'}}
  %r = "llvm.intr.launder.invariant.group"(%a) : (!llvm.ptr) -> index
  return
}

// -----

func.func @lifetime_end(%a: i32) {
  // expected-error@below {{'llvm.intr.lifetime.end' op operand #0 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.lifetime.end"(%a) : (i32) -> ()
  return
}

// -----

func.func @lifetime_end() {
  // expected-error@below {{'llvm.intr.lifetime.end' op requires a single operand}}
  "llvm.intr.lifetime.end"() : () -> ()
  return
}

// -----

func.func @lifetime_start(%a: i32) {
  // expected-error@below {{'llvm.intr.lifetime.start' op operand #0 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.lifetime.start"(%a) : (i32) -> ()
  return
}

// -----

func.func @lifetime_start() {
  // expected-error@below {{'llvm.intr.lifetime.start' op requires a single operand}}
  "llvm.intr.lifetime.start"() : () -> ()
  return
}

// -----

func.func @prefetch(%a: i32) {
  // expected-error@below {{'llvm.intr.prefetch' op operand #0 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.prefetch"(%a) <{rw = 1 : i32, hint = 1 : i32, cache = 1 : i32}> : (i32) -> ()
  return
}

// -----

func.func @prefetch() {
  // expected-error@below {{'llvm.intr.prefetch' op requires a single operand}}
  "llvm.intr.prefetch"() <{rw = 1 : i32, hint = 1 : i32, cache = 1 : i32}> : () -> ()
  return
}

// -----

func.func @ptr_annotation(%a: i32, %b: !llvm.ptr, %c: !llvm.ptr, %d: i32, %e: !llvm.ptr) {
  // expected-error@below {{'llvm.intr.ptr.annotation' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.ptr.annotation"(%a, %b, %c, %d, %e) : (i32, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @ptr_annotation(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: f32, %e: !llvm.ptr) {
  // expected-error@below {{'llvm.intr.ptr.annotation' op operand #3 must be 32-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.ptr.annotation"(%a, %b, %c, %d, %e) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, f32, !llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @ptrmask(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.ptrmask' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.ptrmask"(%a, %b) : (i32, i32) -> !llvm.ptr
  return
}

// -----

func.func @ptrmask(%a: !llvm.ptr, %b: f32) {
  // expected-error@below {{'llvm.intr.ptrmask' op operand #1 must be integer or LLVM dialect-compatible vector of integer, but got 'f32'}}
  %r = "llvm.intr.ptrmask"(%a, %b) : (!llvm.ptr, f32) -> !llvm.ptr
  return
}

// -----

func.func @stackrestore(%a: i32) {
  // expected-error@below {{'llvm.intr.stackrestore' op operand #0 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.stackrestore"(%a) : (i32) -> ()
  return
}

// -----

func.func @stackrestore() {
  // expected-error@below {{'llvm.intr.stackrestore' op requires a single operand}}
  "llvm.intr.stackrestore"() : () -> ()
  return
}

// -----

func.func @stacksave(%a: i32) {
  // expected-error@below {{'llvm.intr.stacksave' op requires zero operands}}
  %r = "llvm.intr.stacksave"(%a) : (i32) -> i32
  return
}

// -----

func.func @stacksave() {
  // expected-error@below {{'llvm.intr.stacksave' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.stacksave"() : () -> index
  return
}

// -----

func.func @strip_invariant_group(%a: i32) {
  // expected-error@below {{'llvm.intr.strip.invariant.group' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.strip.invariant.group"(%a) : (i32) -> !llvm.ptr
  return
}

// -----

func.func @strip_invariant_group(%a: !llvm.ptr) {
  // expected-error@below {{'llvm.intr.strip.invariant.group' op result #0 must be LLVM pointer type, but got 'index'}}
  %r = "llvm.intr.strip.invariant.group"(%a) : (!llvm.ptr) -> index
  return
}

// -----

func.func @threadlocal_address(%a: i32) {
  // expected-error@below {{'llvm.intr.threadlocal.address' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.threadlocal.address"(%a) : (i32) -> !llvm.ptr
  return
}

// -----

func.func @threadlocal_address(%a: !llvm.ptr) {
  // expected-error@below {{'llvm.intr.threadlocal.address' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.intr.threadlocal.address"(%a) : (!llvm.ptr) -> index
  return
}

// -----

func.func @trap(%a: i32) {
  // expected-error@below {{'llvm.intr.trap' op requires zero operands}}
  "llvm.intr.trap"(%a) : (i32) -> ()
  return
}

// -----

func.func @ubsantrap(%a: i32) {
  // expected-error@below {{'llvm.intr.ubsantrap' op requires zero operands}}
  "llvm.intr.ubsantrap"(%a) <{failureKind = 1 : i8}> : (i32) -> ()
  return
}

// -----

func.func @ubsantrap() {
  // expected-error@below {{'llvm.intr.ubsantrap' op requires attribute 'failureKind'}}
  "llvm.intr.ubsantrap"() : () -> ()
  return
}
