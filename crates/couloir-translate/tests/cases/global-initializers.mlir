llvm.mlir.global external @g(sparse<[[0],[2]], [1.0, 3.0]> : tensor<4xf32>) {addr_space = 0 : i32} : !llvm.array<4 x f32>
llvm.mlir.global internal @g2() : i32
llvm.mlir.global extern_weak @g3() : i32
llvm.mlir.global extern_weak @g4() : i32 { %0 = llvm.mlir.undef : i32 llvm.return %0 : i32 }
llvm.mlir.global external @g5() : i32 { %0 = llvm.mlir.poison : i32 llvm.return %0 : i32 }
