module attributes {llvm.module_asm = ["a", "b"], llvm.ident = "x", llvm.commandline = "cmd"} {
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.mlir.global private unnamed_addr constant @x(dense<[[1,2],[3,4]]> : tensor<2x2xi32>) {addr_space = 3 : i32, alignment = 64 : i64} : !llvm.array<2 x array<2 x i32>>
llvm.mlir.global internal @y(dense<0.0> : tensor<1000xf32>) : !llvm.array<1000 x f32>
llvm.mlir.global internal @y1(dense<1.0> : tensor<3x2xf32>) : !llvm.array<3 x array<2 x f32>>
llvm.mlir.global internal @y2(dense<[true, false]> : tensor<2xi1>) : !llvm.array<2 x i1>
llvm.mlir.global internal @y3([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
llvm.mlir.global internal @y4() : !llvm.struct<"named", (i32, ptr)> { %0 = llvm.mlir.zero : !llvm.struct<"named", (i32, ptr)>  %1 = llvm.mlir.addressof @x : !llvm.ptr<3> %2 = llvm.addrspacecast %1 : !llvm.ptr<3> to !llvm.ptr %3 = llvm.insertvalue %2, %0[1] : !llvm.struct<"named", (i32, ptr)> llvm.return %3 : !llvm.struct<"named", (i32, ptr)> }
llvm.mlir.global internal @y5(dense<[1, -2]> : tensor<2xi4>) : !llvm.array<2 x i4>
llvm.mlir.global internal @y6(dense<[1.0, 2.0]> : vector<2xf64>) : vector<2xf64>
llvm.mlir.global internal @y7(dense<[1.0, 2.0]> : tensor<2xf8E5M2>) : !llvm.array<2 x i8>
llvm.mlir.global internal @y8(123456789012345678901234567890 : i128) : i128
llvm.mlir.global internal @y9(-1 : index) : i64
llvm.mlir.global internal @y10(dense<[[[1.0],[2.0]]]> : tensor<1x2x1xf16>) : !llvm.array<1 x array<2 x array<1 x f16>>>
llvm.mlir.global internal @y11(dense<> : tensor<0xi32>) : !llvm.array<0 x i32>
llvm.mlir.global internal @y12("a\0Ab\FF") : !llvm.array<4 x i8>
llvm.mlir.global internal thread_local @y13(dense_resource<r> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.ifunc external @if : !llvm.func<void (i32)>, !llvm.ptr @res
llvm.func @res() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.func @v(%a: i32, ...) attributes {dso_local, no_inline, optimize_none, memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1=none>} {
  %0 = llvm.mlir.addressof @v : !llvm.ptr
  %1 = llvm.mlir.addressof @y3 : !llvm.ptr
  llvm.call @if(%a) : (i32) -> ()
  llvm.return
}
llvm.func @priv(%p: !llvm.ptr {llvm.sret = !llvm.struct<(i32, i32)>}, %r: i32 {llvm.range = #llvm.constant_range<i32, 0, 10>, llvm.inreg})
llvm.func @big(%a: i1, %b: i8, %c: i128, %d : f16, %e: bf16, %f : f80, %g : f128, %h: !llvm.ppc_fp128, %t: !llvm.target<"spirv.Image", f32, 1>) {
  %0 = llvm.mlir.constant(1 : i128) : i128
  %1 = llvm.add %0, %c : i128
  %2 = llvm.shl %0, %0 : i128
  %3 = llvm.sub %2, %1 : i128
  %4 = llvm.mlir.constant(1.5 : f16) : f16
  %5 = llvm.fpext %4 : f16 to f64
  %6 = llvm.fptrunc %5 : f64 to bf16
  %7 = llvm.fmul %6, %e : bf16
  %8 = llvm.sitofp %2 : i128 to f128
  %9 = llvm.fadd %8, %g : f128
  llvm.return
}
llvm.func @b2(%x: i32, %y : i32, %c : i1) -> i32 {
  llvm.cond_br %c, ^a(%x : i32), ^a(%y : i32)
^a(%z : i32):
  llvm.switch %x : i32, ^a(%z : i32) [2: ^b(%y : i32)]
^d:
  llvm.br ^b(%x : i32)
^b(%q: i32):
  llvm.return %q : i32
}
}
{-# dialect_resources: { builtin: { r: "0x040000000100000002000000" } } #-}
