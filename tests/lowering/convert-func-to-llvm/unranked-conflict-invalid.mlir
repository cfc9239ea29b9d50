// RUN: mlir-opt %s --convert-func-to-llvm --split-input-file --verify-diagnostics

// expected-error @+1 {{redefinition of reserved function 'malloc' of different type '!llvm.func<i32 (i32)>' is prohibited}}
llvm.func @malloc(i32) -> i32
func.func @returned(%m: memref<*xf32>) -> memref<*xf32> {
  // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
  return %m : memref<*xf32>
}

// -----

// expected-error @+1 {{redefinition of reserved function 'free' of different type '!llvm.func<i32 (i32)>' is prohibited}}
func.func private @free(i32) -> i32
func.func private @g() -> memref<*xf32>
func.func @given() {
  // expected-error @+1 {{'func.call' op 'g' does not reference a valid function}}
  %m = call @g() : () -> memref<*xf32>
  return
}

// -----

// expected-note @+1 {{see existing symbol definition here}}
module {
  func.func @by_name(%m: memref<*xf32>) -> memref<*xf32> {
    return %m : memref<*xf32>
  }
  // expected-error @+1 {{redefinition of symbol named 'malloc'}}
  llvm.mlir.global internal @malloc() : i32
}
