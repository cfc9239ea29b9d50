// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @masked_compressstore(%a: f32, %b: !llvm.ptr, %c: vector<4xi1>) {
  // expected-error@below {{'llvm.intr.masked.compressstore' op operand #0 must be LLVM dialect-compatible vector type, but got 'f32'}}
  "llvm.intr.masked.compressstore"(%a, %b, %c) : (f32, !llvm.ptr, vector<4xi1>) -> ()
  return
}

// -----

func.func @masked_compressstore(%a: vector<4xi1>, %b: i32, %c: vector<4xi1>) {
  // expected-error@below {{'llvm.intr.masked.compressstore' op operand #1 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.masked.compressstore"(%a, %b, %c) : (vector<4xi1>, i32, vector<4xi1>) -> ()
  return
}

// -----

func.func @masked_expandload(%a: i32, %b: vector<4xi1>, %c: vector<4xi1>) {
  // expected-error@below {{'llvm.intr.masked.expandload' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.masked.expandload"(%a, %b, %c) : (i32, vector<4xi1>, vector<4xi1>) -> !llvm.ptr
  return
}

// -----

func.func @masked_expandload(%a: !llvm.ptr, %b: f32, %c: vector<4xi1>) {
  // expected-error@below {{'llvm.intr.masked.expandload' op operand #1 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.masked.expandload"(%a, %b, %c) : (!llvm.ptr, f32, vector<4xi1>) -> !llvm.ptr
  return
}

// -----

func.func @masked_gather(%a: i32, %b: vector<4xi1>) {
  // expected-error@below {{'llvm.intr.masked.gather' op operand #0 must be LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.masked.gather"(%a, %b) <{alignment = 1 : i32}> : (i32, vector<4xi1>) -> vector<4xi1>
  return
}

// -----

func.func @masked_gather(%a: vector<4x!llvm.ptr>, %b: f32) {
  // expected-error@below {{'llvm.intr.masked.gather' op operand #1 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.masked.gather"(%a, %b) <{alignment = 1 : i32}> : (vector<4x!llvm.ptr>, f32) -> vector<4xi1>
  return
}

// -----

func.func @masked_load(%a: i32, %b: vector<4xi1>) {
  // expected-error@below {{'llvm.intr.masked.load' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.masked.load"(%a, %b) <{alignment = 1 : i32}> : (i32, vector<4xi1>) -> vector<4xi1>
  return
}

// -----

func.func @masked_load(%a: !llvm.ptr, %b: f32) {
  // expected-error@below {{'llvm.intr.masked.load' op operand #1 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'f32'}}
  %r = "llvm.intr.masked.load"(%a, %b) <{alignment = 1 : i32}> : (!llvm.ptr, f32) -> vector<4xi1>
  return
}

// -----

func.func @masked_scatter(%a: f32, %b: vector<4x!llvm.ptr>, %c: vector<4xi1>) {
  // expected-error@below {{'llvm.intr.masked.scatter' op operand #0 must be LLVM dialect-compatible vector type, but got 'f32'}}
  "llvm.intr.masked.scatter"(%a, %b, %c) <{alignment = 1 : i32}> : (f32, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
  return
}

// -----

func.func @masked_scatter(%a: vector<4xi1>, %b: i32, %c: vector<4xi1>) {
  // expected-error@below {{'llvm.intr.masked.scatter' op operand #1 must be LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  "llvm.intr.masked.scatter"(%a, %b, %c) <{alignment = 1 : i32}> : (vector<4xi1>, i32, vector<4xi1>) -> ()
  return
}

// -----

func.func @masked_store(%a: f32, %b: !llvm.ptr, %c: vector<4xi1>) {
  // expected-error@below {{'llvm.intr.masked.store' op operand #0 must be LLVM dialect-compatible vector type, but got 'f32'}}
  "llvm.intr.masked.store"(%a, %b, %c) <{alignment = 1 : i32}> : (f32, !llvm.ptr, vector<4xi1>) -> ()
  return
}

// -----

func.func @masked_store(%a: vector<4xi1>, %b: i32, %c: vector<4xi1>) {
  // expected-error@below {{'llvm.intr.masked.store' op operand #1 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.masked.store"(%a, %b, %c) <{alignment = 1 : i32}> : (vector<4xi1>, i32, vector<4xi1>) -> ()
  return
}
