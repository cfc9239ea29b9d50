// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @matrix_column_major_load(%a: i32, %b: i32) {
  // expected-error@below {{'llvm.intr.matrix.column.major.load' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.intr.matrix.column.major.load"(%a, %b) <{isVolatile = true, rows = 1 : i32, columns = 1 : i32}> : (i32, i32) -> vector<4xf32>
  return
}

// -----

func.func @matrix_column_major_load(%a: !llvm.ptr, %b: f32) {
  // expected-error@below {{'llvm.intr.matrix.column.major.load' op operand #1 must be signless integer, but got 'f32'}}
  %r = "llvm.intr.matrix.column.major.load"(%a, %b) <{isVolatile = true, rows = 1 : i32, columns = 1 : i32}> : (!llvm.ptr, f32) -> vector<4xf32>
  return
}

// -----

func.func @matrix_column_major_store(%a: i32, %b: !llvm.ptr, %c: i32) {
  // expected-error@below {{'llvm.intr.matrix.column.major.store' op operand #0 must be LLVM dialect-compatible vector type, but got 'i32'}}
  "llvm.intr.matrix.column.major.store"(%a, %b, %c) <{isVolatile = true, rows = 1 : i32, columns = 1 : i32}> : (i32, !llvm.ptr, i32) -> ()
  return
}

// -----

func.func @matrix_column_major_store(%a: vector<4xf32>, %b: i32, %c: i32) {
  // expected-error@below {{'llvm.intr.matrix.column.major.store' op operand #1 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.matrix.column.major.store"(%a, %b, %c) <{isVolatile = true, rows = 1 : i32, columns = 1 : i32}> : (vector<4xf32>, i32, i32) -> ()
  return
}

// -----

func.func @matrix_multiply(%a: i32, %b: vector<4xf32>) {
  // expected-error@below {{'llvm.intr.matrix.multiply' op operand #0 must be LLVM dialect-compatible vector type, but got 'i32'}}
  %r = "llvm.intr.matrix.multiply"(%a, %b) <{lhs_rows = 1 : i32, lhs_columns = 1 : i32, rhs_columns = 1 : i32}> : (i32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @matrix_multiply(%a: vector<4xf32>, %b: vector<4xf32>) {
  // expected-error@below {{'llvm.intr.matrix.multiply' op result #0 must be LLVM dialect-compatible vector type, but got 'index'}}
  %r = "llvm.intr.matrix.multiply"(%a, %b) <{lhs_rows = 1 : i32, lhs_columns = 1 : i32, rhs_columns = 1 : i32}> : (vector<4xf32>, vector<4xf32>) -> index
  return
}

// -----

func.func @matrix_transpose(%a: i32) {
  // expected-error@below {{'llvm.intr.matrix.transpose' op operand #0 must be LLVM dialect-compatible vector type, but got 'i32'}}
  %r = "llvm.intr.matrix.transpose"(%a) <{rows = 1 : i32, columns = 1 : i32}> : (i32) -> vector<4xf32>
  return
}

// -----

func.func @matrix_transpose(%a: vector<4xf32>) {
  // expected-error@below {{'llvm.intr.matrix.transpose' op result #0 must be LLVM dialect-compatible vector type, but got 'index'}}
  %r = "llvm.intr.matrix.transpose"(%a) <{rows = 1 : i32, columns = 1 : i32}> : (vector<4xf32>) -> index
  return
}
