// RUN: mlir-translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) {
    llvm.return
  }
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) {
    llvm.return
  }
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: tf32, %arg1: tf32) {
    llvm.return
  }
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: i1, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) {
    llvm.return
  }
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: i1, %arg1: tuple<i32>, %arg2: tuple<i32>) {
    llvm.return
  }
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: i1, %arg1: none, %arg2: none) {
    llvm.return
  }
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) {
    llvm.return
  }
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: tensor<4xi8>) {
    llvm.return
  }
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: tensor<2xi8>) {
    llvm.return
  }
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: tensor<2xi32>) {
    llvm.return
  }
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: tensor<2xf16>) {
    llvm.return
  }
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: tensor<2xf32>) {
    llvm.return
  }
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: tensor<2xindex>) {
    llvm.return
  }
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: tensor<4xf32>) {
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.return
  }
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: tuple<i32>, %arg1: index) {
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.return
  }
}
// -----

#map = affine_map<(d0) -> (d0 mod 2)>
module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: memref<?xf32, #map>) {
    llvm.return
  }
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: tensor<4xf32>) {
    llvm.return
  }
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: i32, %arg1: tensor<4xf32>) -> i32 {
    llvm.return %arg0 : i32
  }
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func private @f(tuple<i32>)
}
// -----

module {
// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
  func.func @f(%arg0: f8E5M2, %arg1: bf16, %arg2: f80, %arg3: tf32) {
    llvm.return
  }
}
