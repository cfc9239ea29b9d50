//! The enumerations and flag sets of LLVM, with their values, by the names
//! that upstream's messages give them.

use couloir_ods::enum_cases;

enum_cases! {
    /// Linkages.
    pub LINKAGE_CASES = "LLVM linkage types", [
        "external" = 0, "available_externally" = 1, "linkonce" = 2, "linkonce_odr" = 3, "weak" = 4,
        "weak_odr" = 5, "appending" = 6, "internal" = 7, "private" = 8, "extern_weak" = 9,
        "common" = 10,
    ];
    /// Calling conventions.
    pub CCONV_CASES = "Calling Conventions", [
        "ccc" = 0, "fastcc" = 8, "coldcc" = 9, "cc_10" = 10, "cc_11" = 11, "anyregcc" = 13,
        "preserve_mostcc" = 14, "preserve_allcc" = 15, "swiftcc" = 16, "cxx_fast_tlscc" = 17,
        "tailcc" = 18, "cfguard_checkcc" = 19, "swifttailcc" = 20, "x86_stdcallcc" = 64,
        "x86_fastcallcc" = 65, "arm_apcscc" = 66, "arm_aapcscc" = 67, "arm_aapcs_vfpcc" = 68,
        "msp430_intrcc" = 69, "x86_thiscallcc" = 70, "ptx_kernelcc" = 71, "ptx_devicecc" = 72,
        "spir_funccc" = 75, "spir_kernelcc" = 76, "intel_ocl_bicc" = 77, "x86_64_sysvcc" = 78,
        "win64cc" = 79, "x86_vectorcallcc" = 80, "hhvmcc" = 81, "hhvm_ccc" = 82, "x86_intrcc" = 83,
        "avr_intrcc" = 84, "avr_builtincc" = 86, "amdgpu_vscc" = 87, "amdgpu_gscc" = 88,
        "amdgpu_cscc" = 90, "amdgpu_kernelcc" = 91, "x86_regcallcc" = 92, "amdgpu_hscc" = 93,
        "msp430_builtincc" = 94, "amdgpu_lscc" = 95, "amdgpu_escc" = 96,
        "aarch64_vectorcallcc" = 97, "aarch64_sve_vectorcallcc" = 98,
        "wasm_emscripten_invokecc" = 99, "amdgpu_gfxcc" = 100, "m68k_intrcc" = 101,
    ];
    /// Kinds of tail calls.
    pub TAIL_CALL_CASES = "Tail Call Kind", ["none" = 0, "notail" = 3, "musttail" = 2, "tail" = 1];
    /// Comparisons of integers.
    pub ICMP_CASES = "llvm.icmp comparison predicate", [
        "eq" = 0, "ne" = 1, "slt" = 2, "sle" = 3, "sgt" = 4, "sge" = 5, "ult" = 6, "ule" = 7,
        "ugt" = 8, "uge" = 9,
    ];
    /// Comparisons of floating-point numbers.
    pub FCMP_CASES = "llvm.fcmp comparison predicate", [
        "_false" = 0, "oeq" = 1, "ogt" = 2, "oge" = 3, "olt" = 4, "ole" = 5, "one" = 6, "ord" = 7,
        "ueq" = 8, "ugt" = 9, "uge" = 10, "ult" = 11, "ule" = 12, "une" = 13, "uno" = 14,
        "_true" = 15,
    ];
    /// Orderings of atomic accesses.
    pub ORDERING_CASES = "Atomic ordering for LLVM's memory model", [
        "not_atomic" = 0, "unordered" = 1, "monotonic" = 2, "acquire" = 4, "release" = 5,
        "acq_rel" = 6, "seq_cst" = 7,
    ];
    /// What `atomicrmw` computes.
    pub BIN_OP_CASES = "llvm.atomicrmw binary operations", [
        "xchg" = 0, "add" = 1, "sub" = 2, "_and" = 3, "nand" = 4, "_or" = 5, "_xor" = 6, "max" = 7,
        "min" = 8, "umax" = 9, "umin" = 10, "fadd" = 11, "fsub" = 12, "fmax" = 13, "fmin" = 14,
        "uinc_wrap" = 15, "udec_wrap" = 16, "usub_cond" = 17, "usub_sat" = 18, "fmaximum" = 19,
        "fminimum" = 20,
    ];
    /// Dialects of assembly.
    pub ASM_DIALECT_CASES = "ATT (0) or Intel (1) asm dialect", ["att" = 0, "intel" = 1];
    /// Which of several definitions is taken.
    pub COMDAT_CASES = "LLVM Comdat Types", [
        "any" = 0, "exactmatch" = 1, "largest" = 2, "nodeduplicate" = 3, "samesize" = 4,
    ];
    /// Whether an address matters.
    pub UNNAMED_ADDR_CASES = "LLVM GlobalValue UnnamedAddr", [
        "" = 0, "local_unnamed_addr" = 1, "unnamed_addr" = 2,
    ];
    /// Visibilities to other objects.
    pub VISIBILITY_CASES = "LLVM GlobalValue Visibility", ["" = 0, "hidden" = 1, "protected" = 2];
    /// Accesses to memory.
    pub MOD_REF_CASES = "LLVM ModRefInfo", ["none" = 0, "read" = 1, "write" = 2, "readwrite" = 3];
    /// Which frame pointers are kept.
    pub FRAME_POINTER_CASES = "LLVM FramePointerKind", [
        "none" = 0, "non-leaf" = 1, "all" = 2, "reserved" = 3, "non-leaf-no-reserve" = 4,
    ];
    /// Rounding modes.
    pub ROUNDING_CASES = "LLVM Rounding Mode", [
        "towardzero" = 0, "tonearest" = 1, "upward" = 2, "downward" = 3, "tonearestaway" = 4,
        "dynamic" = 7, "invalid" = 8,
    ];
    /// What floating-point exceptions do.
    pub FP_EXCEPTION_CASES = "LLVM Exception Behavior", ["ignore" = 0, "maytrap" = 1, "strict" = 2];
    /// How module flags are merged.
    pub MOD_FLAG_CASES = "LLVM Module Flag Behavior", [
        "error" = 1, "warning" = 2, "require" = 3, "override" = 4, "append" = 5,
        "append_unique" = 6, "max" = 7, "min" = 8,
    ];
    /// Formats of profile summaries.
    pub PROFILE_FORMAT_CASES = "LLVM ProfileSummary format kinds", [
        "SampleProfile" = 0, "InstrProf" = 1, "CSInstrProf" = 2,
    ];
    /// Kinds of unwind tables.
    pub UWTABLE_CASES = "LLVM Unwind Behavior", ["none" = 0, "sync" = 1, "async" = 2];
    /// How much debug information there is.
    pub EMISSION_CASES = "LLVM debug emission kind", [
        "None" = 0, "Full" = 1, "LineTablesOnly" = 2, "DebugDirectivesOnly" = 3,
    ];
    /// Tables of names for debuggers.
    pub NAME_TABLE_CASES = "LLVM debug name table kind", [
        "Default" = 0, "GNU" = 1, "None" = 2, "Apple" = 3,
    ];
    /// Flags of debug information. Three names for one bit: all are written where it is set.
    pub DI_FLAG_CASES = "LLVM DI flags", [
        "Zero" = 0, "Bit0" = 1, "Bit1" = 2, "Private" = 1, "Protected" = 2, "Public" = 3,
        "FwdDecl" = 4, "AppleBlock" = 8, "ReservedBit4" = 16, "Virtual" = 32, "Artificial" = 64,
        "Explicit" = 128, "Prototyped" = 256, "ObjcClassComplete" = 512, "ObjectPointer" = 1024,
        "Vector" = 2048, "StaticMember" = 4096, "LValueReference" = 8192, "RValueReference" = 16384,
        "ExportSymbols" = 32768, "SingleInheritance" = 65536, "MultipleInheritance" = 65536,
        "VirtualInheritance" = 65536,
        "SingleInheritance|MultipleInheritance|VirtualInheritance" = 65536,
        "IntroducedVirtual" = 262_144, "BitField" = 524_288, "NoReturn" = 1_048_576,
        "TypePassByValue" = 4_194_304, "TypePassByReference" = 8_388_608, "EnumClass" = 16_777_216,
        "Thunk" = 33_554_432, "NonTrivial" = 67_108_864, "BigEndian" = 134_217_728,
        "LittleEndian" = 268_435_456, "AllCallsDescribed" = 536_870_912,
    ], joined "|";
    /// Flags of subprograms.
    pub DI_SUBPROGRAM_CASES = "LLVM DISubprogram flags", [
        "Virtual" = 1, "PureVirtual" = 2, "LocalToUnit" = 4, "Definition" = 8, "Optimized" = 16,
        "Pure" = 32, "Elemental" = 64, "Recursive" = 128, "MainSubprogram" = 256, "Deleted" = 512,
        "ObjCDirect" = 2048,
    ], joined "|";
    /// Promises about integer overflow.
    pub OVERFLOW_CASES = "LLVM integer overflow flags", [
        "none" = 0, "nsw" = 1, "nuw" = 2,
    ], joined ", ";
    /// Liberties with floating-point numbers.
    pub FASTMATH_CASES = "::mlir::LLVM::FastmathFlags", [
        "none" = 0, "nnan" = 1, "ninf" = 2, "nsz" = 4, "arcp" = 8, "contract" = 16, "afn" = 32,
        "reassoc" = 64, "fast" = 127,
    ], joined ", ";
    /// Promises about address computations.
    pub GEP_CASES = "::mlir::LLVM::GEPNoWrapFlags", [
        "none" = 0, "inbounds_flag" = 1, "nusw" = 2, "nuw" = 4, "inbounds" = 3,
    ], joined "|";
}
